//! Answers beside their description.

use std::cell::RefCell;
use std::collections::BTreeMap;

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::common::{Answer, Client};

/// The description, to hold answers against.
pub(crate) struct Exact {
    description: Value,
    /// What was made of schemas so far: a view's takes a while.
    validators: RefCell<BTreeMap<String, Validator>>,
}

impl Exact {
    pub(crate) fn new(description: &Value) -> Exact {
        Exact { description: description.clone(), validators: RefCell::default() }
    }

    pub(crate) async fn get(&self, client: &Client, template: &str, path: &str) -> Answer {
        self.send(client, "GET", template, path, None).await
    }

    pub(crate) async fn post(&self, client: &Client, path: &str, body: &Value) -> Answer {
        self.send(client, "POST", path, path, Some(body)).await
    }

    /// Sends a request that is as described, and holds the answer against the description.
    pub(crate) async fn send(
        &self,
        client: &Client,
        method: &str,
        template: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Answer {
        let schema =
            &self.operation(method, template)["requestBody"]["content"]["application/json"]["schema"];
        if let Some(body) = body.filter(|_| !schema.is_null()) {
            assert_eq!(self.found(schema, body), [""; 0], "{method} {template} takes {body}");
        }
        self.try_out(client, method, template, path, body).await
    }

    /// Sends any request, and holds the answer against the description.
    pub(crate) async fn try_out(
        &self,
        client: &Client,
        method: &str,
        template: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Answer {
        let text = body.map(Value::to_string).unwrap_or_default();
        let answer = client.send(method, path, body.map(|_| "application/json"), &text).await;
        let described = self.answer(method, template, answer.status);
        assert!(!described.is_null(), "{method} {path} may not answer {answer:?}");
        for (name, header) in described["headers"].as_object().into_iter().flatten() {
            let is_there = answer.header(&name.to_lowercase()).is_some();
            assert!(is_there || header["required"] != true, "{method} {path} lacks {name}");
        }
        if described["content"].is_null() {
            assert_eq!(answer.body, "", "{method} {path}");
        } else {
            assert_eq!(answer.header("content-type"), Some("application/json"), "{method} {path}");
            let flaws = self.flaws(method, template, answer.status, &answer.json());
            assert_eq!(flaws, [""; 0], "{method} {path} answers {}", answer.body);
        }
        answer
    }

    /// What is wrong with an answer.
    pub(crate) fn flaws(&self, method: &str, template: &str, status: u16, document: &Value) -> Vec<String> {
        let answer = self.answer(method, template, status);
        self.found(&answer["content"]["application/json"]["schema"], document)
    }

    fn operation(&self, method: &str, template: &str) -> &Value {
        &self.description["paths"][template][method.to_lowercase()]
    }

    /// The answer of an operation with this status, as it is described.
    fn answer(&self, method: &str, template: &str, status: u16) -> &Value {
        let answer = &self.operation(method, template)["responses"][status.to_string()];
        let place = answer["$ref"].as_str().and_then(|place| place.strip_prefix('#'));
        place.and_then(|place| self.description.pointer(place)).unwrap_or(answer)
    }

    fn found(&self, schema: &Value, document: &Value) -> Vec<String> {
        let mut validators = self.validators.borrow_mut();
        let validator = validators.entry(schema.to_string()).or_insert_with(|| self.validator(schema));
        let flaw =
            |error: jsonschema::ValidationError<'_>| format!("{}: {error:.300}", error.instance_path());
        validator.iter_errors(document).map(flaw).collect()
    }

    fn validator(&self, schema: &Value) -> Validator {
        let mut schema = schema.clone();
        schema["components"] = json!({ "schemas": self.description["components"]["schemas"] });
        jsonschema::draft202012::new(&schema).expect("a schema")
    }
}
