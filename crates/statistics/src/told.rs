//! Numbers as people read them, and names as long as there is room for them.

/// A number with its noun, in the plural if need be.
pub fn counted(number: u64, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(number))
}

/// A number with its digits in groups of three, so that millions can be read.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (n, digit) in digits.chars().enumerate() {
        if n > 0 && (digits.len() - n).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share as people write it.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

/// A time as people say it.
pub fn span(micros: f64) -> String {
    match micros {
        ..0.5 => format!("{:.0} ns", micros * 1000.0),
        ..500.0 => format!("{micros:.0} µs"),
        ..500_000.0 => format!("{:.0} ms", micros / 1000.0),
        _ => format!("{:.0} s", micros / 1_000_000.0),
    }
}

/// The text, cut to so many characters if it is longer.
pub fn shortened(text: &str, length: usize) -> String {
    if text.chars().count() <= length {
        return text.to_owned();
    }
    text.chars().take(length - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!([0, 999, 1000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!([counted(1, "game"), counted(2, "game")], ["1 game", "2 games"]);
    }

    #[test]
    fn times_have_the_unit_that_fits() {
        assert_eq!([0.1, 1.0, 1000.0, 1_000_000.0].map(span), ["100 ns", "1 µs", "1 ms", "1 s"]);
    }

    #[test]
    fn long_names_are_shortened() {
        assert_eq!([shortened("durbar", 6), shortened("durbars", 6)], ["durbar", "durba…"]);
    }
}
