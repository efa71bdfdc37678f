//! The little Markdown that the checks need to understand.

/// One line of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Line<'t> {
    /// Counted from 1.
    pub(crate) number: usize,
    /// What stands there, without its end.
    pub(crate) text: &'t str,
    /// What follows the three backticks, for a line inside a fenced block.
    pub(crate) fence: Option<&'t str>,
}

/// The lines of a page, without the fences themselves.
pub(crate) fn lines(page: &str) -> Vec<Line<'_>> {
    let mut fence = None;
    let mut lines = Vec::new();
    for (n, text) in page.lines().enumerate() {
        match text.trim_start().strip_prefix("```") {
            Some(label) if fence.is_none() => fence = Some(label.trim()),
            Some(_) => fence = None,
            None => lines.push(Line { number: n + 1, text, fence }),
        }
    }
    lines
}

/// The lines of prose: outside fenced blocks.
pub(crate) fn prose(page: &str) -> impl Iterator<Item = Line<'_>> {
    lines(page).into_iter().filter(|line| line.fence.is_none())
}

/// The lines below a heading with these words, up to the next heading of the same or a higher level.
pub(crate) fn section<'t>(page: &'t str, heading: &str) -> Vec<Line<'t>> {
    let mut level = None;
    let mut found = Vec::new();
    for line in lines(page) {
        let depth = line.text.bytes().take_while(|&byte| byte == b'#').count();
        if depth > 0 && line.fence.is_none() {
            if level.is_some_and(|level| depth <= level) {
                break;
            }
            if line.text.trim_start_matches('#').trim().eq_ignore_ascii_case(heading) {
                level = Some(depth);
                continue;
            }
        }
        if level.is_some() {
            found.push(line);
        }
    }
    found
}

/// What stands between backticks.
pub(crate) fn code_spans(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The targets of the links.
pub(crate) fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| rest.split(')').next())
}

/// The cells of a row of a table, without the row of dashes.
pub(crate) fn cells(text: &str) -> Option<Vec<&str>> {
    let row = text.trim().strip_prefix('|')?.strip_suffix('|')?;
    let cells: Vec<_> = row.split('|').map(str::trim).collect();
    let dashes = cells.iter().all(|cell| cell.bytes().all(|byte| matches!(byte, b'-' | b':')));
    (!dashes).then_some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# One\ntext\n```toml x\n# not a heading\n```\n## Sub\nmore\n# Two\nlast\n";

    #[test]
    fn lines_know_their_fence() {
        let fenced: Vec<_> =
            lines(PAGE).iter().filter(|line| line.fence.is_some()).map(|l| (l.number, l.fence)).collect();
        assert_eq!(fenced, [(4, Some("toml x"))]);
    }

    #[test]
    fn a_section_ends_at_the_next_heading_of_its_level() {
        let texts: Vec<_> = section(PAGE, "one").iter().map(|line| line.text).collect();
        assert_eq!(texts, ["text", "# not a heading", "## Sub", "more"]);
        assert!(section(PAGE, "three").is_empty());
    }

    #[test]
    fn spans_links_and_cells_are_found() {
        assert_eq!(code_spans("a `b` c `d/e`").collect::<Vec<_>>(), ["b", "d/e"]);
        assert_eq!(links("see [a](b.md) and [c](d/e.md#f)").collect::<Vec<_>>(), ["b.md", "d/e.md#f"]);
        assert_eq!(cells("| a | `b` |"), Some(vec!["a", "`b`"]));
        assert_eq!(cells("|---|:--|"), None);
        assert_eq!(cells("text"), None);
    }
}
