//! A language for tests, made from the English messages and never shipped.
//!
//! Every message stands between brackets that nothing else uses, its letters have accents, and it is a third longer. Text
//! outside brackets never was a message, and would stay English in every language; text that does not fit shows where
//! other languages will not fit either.
//!
//! ```
//! let english = "bank-sum = { $gold } gold in the bank";
//! assert_eq!(pseudo::made_of(english), "bank-sum = ⟦{ $gold } góóld ííñ théé bááñk⟧\n");
//! assert_eq!(pseudo::outside("⟦góóld ⟦ííñ⟧ théé bááñk⟧ and 3 [?]"), " and 3 [?]");
//! ```

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::{parser, serializer};

/// Stands before every message.
pub const OPENING: char = '⟦';
/// Stands behind every message.
pub const CLOSING: char = '⟧';

/// A file of messages in this language. What is no message is left out.
pub fn made_of(english: &str) -> String {
    let mut resource = parser::parse(english.to_owned()).unwrap_or_else(|(read, _)| read);
    change(&mut resource);
    serializer::serialize(&resource)
}

/// What stands outside all brackets. A bracket that is not closed hides nothing.
pub fn outside(text: &str) -> String {
    let mut outside = String::new();
    let mut depth = 0_usize;
    for letter in text.chars() {
        match letter {
            OPENING => depth += 1,
            CLOSING => depth = depth.saturating_sub(1),
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    outside
}

fn change(resource: &mut Resource<String>) {
    resource.body.retain(|entry| matches!(entry, Entry::Message(_) | Entry::Term(_)));
    for entry in &mut resource.body {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_mut(), &mut message.attributes),
            Entry::Term(term) => (Some(&mut term.value), &mut term.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {
                continue;
            }
        };
        value.into_iter().chain(attributes.iter_mut().map(|form| &mut form.value)).for_each(bracket);
    }
}

fn bracket(pattern: &mut Pattern<String>) {
    stretch(pattern);
    let text = |sign: char| PatternElement::TextElement { value: sign.to_string() };
    pattern.elements.insert(0, text(OPENING));
    pattern.elements.push(text(CLOSING));
}

fn stretch(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = value.chars().flat_map(stretched).collect(),
            PatternElement::Placeable { expression } => stretch_expression(expression),
        }
    }
}

fn stretch_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { selector: _, variants } => {
            for variant in variants {
                stretch(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => stretch_expression(expression),
        Expression::Inline(_) => {}
    }
}

/// A letter with its accent; vowels twice, which makes a text about a third longer.
fn stretched(letter: char) -> impl Iterator<Item = char> {
    const PLAIN: &str = "aeiouyAEIOUYcnszCNSZ";
    const CHANGED: &str = "áéíóúýÁÉÍÓÚÝçñšžÇÑŠŽ";
    let place = PLAIN.chars().position(|plain| plain == letter);
    let changed = place.and_then(|place| CHANGED.chars().nth(place)).unwrap_or(letter);
    let is_vowel = place.is_some_and(|place| place < 12);
    std::iter::repeat_n(changed, 1 + usize::from(is_vowel))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variants_and_forms_are_changed_and_keys_are_not() {
        let english = "a = { $n ->\n    [one] stone\n   *[other] stones\n}\n    .more = more\n";
        let made = made_of(english);
        assert!(made.contains("[one] štóóñéé") && made.contains(".more = ⟦móóréé⟧"), "{made}");
        assert_eq!(made_of("## A chapter\n\nb = b"), "b = ⟦b⟧\n");
    }
}
