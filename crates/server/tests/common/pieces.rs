//! Answers, whose bodies may come in pieces, because nobody knew how long they would be.

/// Between the head of an answer and its body.
const GAP: &[u8] = b"\r\n\r\n";

/// Head and body of an answer. The body is put together before it is read as text: a piece may end in the midst of a
/// character.
pub(crate) fn parted(answer: &[u8]) -> (String, String) {
    let gap = answer.windows(GAP.len()).position(|four| four == GAP);
    let gap = gap.unwrap_or_else(|| panic!("no answer: {:?}", String::from_utf8_lossy(answer)));
    let head = text(&answer[..gap]);
    let body = &answer[gap + GAP.len()..];
    let is_in_pieces = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if is_in_pieces { text(&joined(body)) } else { text(body) };
    (head, body)
}

fn joined(mut body: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = body.windows(2).position(|two| two == b"\r\n") {
        let size = usize::from_str_radix(&text(&body[..end]), 16).expect("the size of a piece");
        let piece = &body[end + 2..];
        whole.extend_from_slice(&piece[..size]);
        if size == 0 {
            break;
        }
        body = &piece[size + 2..];
    }
    whole
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("answers are text")
}
