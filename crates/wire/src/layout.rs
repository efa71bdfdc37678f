//! JSON as people read it: in one line where that is short enough, otherwise one member per line.
//!
//! The keys stay in the order in which they were written, which is why this works on text.

/// The longest line.
const WIDTH: usize = 110;

/// Lays out JSON that was written without spaces. Members of these names are only hinted at.
pub(crate) fn lay_out(json: &str, hints: &[(&str, &str)]) -> String {
    lay_out_at(json, hints, 0, 0)
}

/// `used` is what stands before and behind the value in its line.
fn lay_out_at(json: &str, hints: &[(&str, &str)], indent: usize, used: usize) -> String {
    let (open, close) = match json.as_bytes() {
        [b'{', .., b'}'] => ('{', '}'),
        [b'[', .., b']'] => ('[', ']'),
        _ => return json.to_owned(),
    };
    let inside = &json[1..json.len() - 1];
    if inside.is_empty() {
        return json.to_owned();
    }
    let part = |member: &str| match member.split_once("\":").filter(|_| open == '{') {
        None => lay_out_at(member, hints, indent + 2, 1),
        Some((name, value)) => {
            let hint =
                hints.iter().find(|(of, _)| name[1..] == **of).and_then(|(_, hint)| hinted(value, hint));
            let value = hint.unwrap_or_else(|| lay_out_at(value, hints, indent + 2, name.len() + 4));
            format!("{name}\": {value}")
        }
    };
    let parts: Vec<_> = split(inside).into_iter().map(part).collect();
    let space = if open == '{' { " " } else { "" };
    let line = format!("{open}{space}{}{space}{close}", parts.join(", "));
    if !line.contains('\n') && indent + used + line.chars().count() <= WIDTH {
        return line;
    }
    let gap = " ".repeat(indent + 2);
    let lines: Vec<_> = parts.iter().map(|part| format!("{gap}{part}")).collect();
    format!("{open}\n{}\n{}{close}", lines.join(",\n"), " ".repeat(indent))
}

/// What stands for an object, or for a list of objects.
fn hinted(value: &str, hint: &str) -> Option<String> {
    match value.as_bytes() {
        [b'{', ..] => Some(format!("{{ \"…\": \"{hint}\" }}")),
        [b'[', b'{', ..] => Some(format!("[{{ \"…\": \"{hint}\" }}]")),
        _ => None,
    }
}

/// The members between the outermost commas.
fn split(inside: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut escaped, mut start) = (0_u32, false, false, 0);
    let mut members = Vec::new();
    for (at, c) in inside.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                members.push(&inside[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    members.push(&inside[start..]);
    members
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_short_stays_in_one_line() {
        let json = r#"{"b":[1,"x, y: \"z\""],"a":{},"c":[]}"#;
        assert_eq!(lay_out(json, &[]), r#"{ "b": [1, "x, y: \"z\""], "a": {}, "c": [] }"#);
        assert_eq!(lay_out("\"mine\"", &[]), "\"mine\"");
    }

    #[test]
    fn what_is_long_has_a_line_for_each_member() {
        let long = "x".repeat(70);
        let json = format!(r#"{{"a":{{"b":"{long}","c":"{long}"}},"d":[1,2]}}"#);
        let laid = format!(
            "{{\n  \"a\": {{\n    \"b\": \"{long}\",\n    \"c\": \"{long}\"\n  }},\n  \"d\": [1, 2]\n}}"
        );
        assert_eq!(lay_out(&json, &[]), laid);
    }

    #[test]
    fn what_is_too_much_is_hinted_at() {
        let hints = [("view", "Shown")];
        assert_eq!(lay_out(r#"{"view":{"a":1},"b":2}"#, &hints), r#"{ "view": { "…": "Shown" }, "b": 2 }"#);
        assert_eq!(lay_out(r#"{"view":null}"#, &hints), r#"{ "view": null }"#);
        assert_eq!(lay_out(r#"{"view":[{"a":1}]}"#, &hints), r#"{ "view": [{ "…": "Shown" }] }"#);
    }
}
