//! What all pages have in common.

use std::fmt;

/// Text that somebody wrote, on its way into a page: none of it is markup there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Text<'a>(pub(super) &'a str);

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                other => fmt::Write::write_char(f, other)?,
            }
        }
        Ok(())
    }
}

/// A whole page.
#[derive(Debug)]
pub(super) struct Page<'a> {
    /// Its title, as text.
    pub(super) title: &'a str,
    /// What stands in it, as markup.
    pub(super) body: String,
    /// After how many seconds it is loaded again.
    pub(super) refresh: Option<u32>,
    /// May search engines know it? Addresses of tables are invitations.
    pub(super) listed: bool,
}

impl fmt::Display for Page<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let title = Text(self.title);
        f.write_str("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")?;
        f.write_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")?;
        f.write_str("<meta name=\"color-scheme\" content=\"light dark\">\n")?;
        if let Some(seconds) = self.refresh {
            writeln!(f, "<meta http-equiv=\"refresh\" content=\"{seconds}\">")?;
        }
        if !self.listed {
            f.write_str("<meta name=\"robots\" content=\"noindex\">\n")?;
        }
        writeln!(f, "<title>{title} · Durbar</title>")?;
        f.write_str("<link rel=\"icon\" href=\"data:,\">\n<link rel=\"stylesheet\" href=\"/style.css\">\n")?;
        f.write_str("</head>\n<body>\n<header><a href=\"/\">Durbar</a></header>\n<main>\n")?;
        f.write_str(&self.body)?;
        f.write_str("</main>\n</body>\n</html>\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_never_markup() {
        let hostile = "<script>\"a\" & 'b'</script>";
        assert_eq!(Text(hostile).to_string(), "&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;");
        let page = Page { title: hostile, body: String::new(), refresh: None, listed: true };
        assert!(!page.to_string().contains("<script>"));
    }
}
