//! Reading the TypeScript declarations: as much of the language as ts-rs and our own notations write.

use std::collections::BTreeMap;

/// What a name stands for.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Declaration {
    /// What people read about it.
    pub(super) about: String,
    /// What it can be filled with, each perhaps with what it is without.
    pub(super) parameters: Vec<(String, Option<Type>)>,
    /// What it is.
    pub(super) is: Type,
}

/// A type of TypeScript.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Type {
    /// Any text.
    Text,
    /// Any number.
    Number,
    /// Yes or no.
    Flag,
    /// The value `null`.
    Null,
    /// Any value at all.
    Unknown,
    /// This text and no other.
    Word(String),
    /// This number and no other.
    Figure(u32),
    /// Texts one after the other.
    Row(Vec<Type>),
    /// What is declared under this name, filled with these.
    Named(String, Vec<Type>),
    /// One of each, in this order.
    Tuple(Vec<Type>),
    /// An object with these members.
    Object(Vec<Member>),
    /// An object with a member for each of these words, or for some of them.
    Map {
        /// What the members can be called.
        words: Box<Type>,
        /// May some be missing?
        partial: bool,
        /// What each member is.
        each: Box<Type>,
    },
    /// One of these.
    Either(Vec<Type>),
    /// All of these at once.
    Both(Vec<Type>),
}

/// A member of an object.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Member {
    /// What people read about it.
    pub(super) about: String,
    /// What it is called in the object.
    pub(super) name: String,
    /// May it be missing?
    pub(super) optional: bool,
    /// What it is.
    pub(super) is: Type,
}

/// The declarations of a file, by their names.
pub(super) fn read(file: &str) -> BTreeMap<String, Declaration> {
    let code = file.lines().filter(|line| !is_preamble(line)).collect::<Vec<_>>().join("\n");
    let mut reader = Reader { rest: &code };
    let mut found = BTreeMap::new();
    loop {
        let about = reader.comments();
        if reader.rest.is_empty() {
            return found;
        }
        reader.expect("export type ");
        let name = reader.word();
        let parameters = reader.parameters();
        reader.expect("=");
        let is = reader.either();
        reader.expect(";");
        found.insert(name, Declaration { about, parameters, is });
    }
}

fn is_preamble(line: &str) -> bool {
    line.starts_with("//") || line.starts_with("import ")
}

/// What is left to read. The declarations are made by this very program, so whatever cannot be read is a mistake of ours.
struct Reader<'c> {
    rest: &'c str,
}

impl Reader<'_> {
    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    /// Takes this, if it is what comes next.
    fn take(&mut self, text: &str) -> bool {
        self.skip_space();
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn expect(&mut self, text: &str) {
        assert!(self.take(text), "{text:?} must stand before {:.80?}", self.rest);
    }

    /// The text up to this character, which is taken too.
    fn until(&mut self, end: &str) -> String {
        let (text, rest) = self.rest.split_once(end).expect("whatever is opened is closed");
        self.rest = rest;
        text.to_owned()
    }

    fn word(&mut self) -> String {
        self.skip_space();
        let end = self.rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word.to_owned()
    }

    /// The comments that stand here, as one text.
    fn comments(&mut self) -> String {
        let mut about = String::new();
        while self.take("/**") {
            let comment = self.until("*/");
            let lines = comment.lines().map(|line| line.trim().trim_start_matches('*').trim());
            lines.collect::<Vec<_>>().join("\n").trim().clone_into(&mut about);
        }
        self.skip_space();
        about
    }

    fn parameters(&mut self) -> Vec<(String, Option<Type>)> {
        let mut parameters = Vec::new();
        if self.take("<") {
            while !self.take(">") {
                let name = self.word();
                let without = self.take("=").then(|| self.either());
                parameters.push((name, without));
                self.take(",");
            }
        }
        parameters
    }

    fn either(&mut self) -> Type {
        let first = self.both();
        let mut all = vec![first];
        while self.take("|") {
            all.push(self.both());
        }
        if all.len() == 1 { all.remove(0) } else { Type::Either(all) }
    }

    fn both(&mut self) -> Type {
        let mut all = vec![self.one()];
        while self.take("&") {
            all.push(self.one());
        }
        if all.len() == 1 { all.remove(0) } else { Type::Both(all) }
    }

    fn one(&mut self) -> Type {
        for quote in ["\"", "'"] {
            if self.take(quote) {
                return Type::Word(self.until(quote));
            }
        }
        if self.take("`") {
            return self.row();
        }
        if self.take("(") {
            let inner = self.either();
            self.expect(")");
            return inner;
        }
        if self.take("[") {
            return Type::Tuple(self.list("]"));
        }
        if self.take("{") {
            return self.object();
        }
        self.named()
    }

    /// A text with types in its midst.
    fn row(&mut self) -> Type {
        let mut parts = Vec::new();
        loop {
            let end = self.rest.find(['`', '$']).expect("whatever is opened is closed");
            let (text, rest) = self.rest.split_at(end);
            if !text.is_empty() {
                parts.push(Type::Word(text.to_owned()));
            }
            self.rest = &rest[1..];
            if rest.starts_with('`') {
                return Type::Row(parts);
            }
            self.expect("{");
            parts.push(self.either());
            self.expect("}");
        }
    }

    fn list(&mut self, end: &str) -> Vec<Type> {
        let mut all = Vec::new();
        while !self.take(end) {
            all.push(self.either());
            self.take(",");
        }
        all
    }

    fn object(&mut self) -> Type {
        if self.take("[") {
            self.word();
            self.expect("in ");
            let words = Box::new(self.either());
            self.expect("]");
            let partial = self.take("?");
            self.expect(":");
            let each = Box::new(self.either());
            self.expect("}");
            return Type::Map { words, partial, each };
        }
        let mut members = Vec::new();
        loop {
            let about = self.comments();
            if self.take("}") {
                return Type::Object(members);
            }
            let name = if self.take("\"") { self.until("\"") } else { self.word() };
            let optional = self.take("?");
            self.expect(":");
            let is = self.either();
            members.push(Member { about, name, optional, is });
            self.take(",");
        }
    }

    fn named(&mut self) -> Type {
        let word = self.word();
        match word.as_str() {
            "string" => Type::Text,
            "number" => Type::Number,
            "boolean" => Type::Flag,
            "null" => Type::Null,
            "unknown" => Type::Unknown,
            _ => word.parse().map_or_else(|_| self.filled(word.clone()), Type::Figure),
        }
    }

    /// What is declared under this name, with what it is filled with.
    fn filled(&mut self, name: String) -> Type {
        assert!(!name.is_empty(), "a type must stand before {:.80?}", self.rest);
        let filled = if self.take("<") { self.list(">") } else { Vec::new() };
        Type::Named(name, filled)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(code: &str) -> Type {
        read(&format!("export type X = {code};\n"))["X"].is.clone()
    }

    #[test]
    fn whatever_is_written_is_read() {
        assert_eq!(is("1 | \"b\""), Type::Either(vec![Type::Figure(1), Type::Word("b".to_owned())]));
        let row = vec![Type::Word("over ".to_owned()), Type::Named("Ending".to_owned(), Vec::new())];
        assert_eq!(is("`over ${Ending}`"), Type::Row(row));
        let list = Type::Named("Array".to_owned(), vec![Type::Text]);
        assert_eq!(is("[Array<string>, null]"), Type::Tuple(vec![list, Type::Null]));
        let map = Type::Map {
            words: Box::new(Type::Named("Seat".to_owned(), Vec::new())),
            partial: true,
            each: Box::new(Type::Number),
        };
        assert_eq!(is("{ [seat in Seat]?: number }"), map);
    }

    #[test]
    fn comments_stay_with_what_they_are_about() {
        let file = "// Made.\nimport type { A } from \"./a\";\n\n/** One.\n * Two.\n */\nexport type X<T = A> = {\n  \
                    /** Three. */\n  a?: T, };\n";
        let x = &read(file)["X"];
        assert_eq!(x.about, "One.\nTwo.");
        assert_eq!(x.parameters, [("T".to_owned(), Some(Type::Named("A".to_owned(), Vec::new())))]);
        let Type::Object(members) = &x.is else { panic!("{x:?}") };
        assert_eq!((members[0].about.as_str(), members[0].optional), ("Three.", true));
    }
}
