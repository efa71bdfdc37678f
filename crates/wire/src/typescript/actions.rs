//! The actions of a game for browsers: how each is written, and a function that takes them apart. So no page splits a text.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use tabletop::actions::{ActionKind, Argument, DeclaredActions};
use ts_rs::Config;

/// The file of the actions of one game, without its first line.
pub(super) fn file<A: DeclaredActions>(config: &Config) -> String {
    let kinds: Vec<Line> = A::KINDS.iter().map(|kind| Line::new(kind, config)).collect();
    let all = || kinds.iter().flat_map(|kind| &kind.places);
    let written: Vec<&str> = kinds.iter().map(|kind| kind.written.as_str()).collect();
    let acts = each(&kinds, |kind| format!("\n  | {}", kind.act));
    let lists: BTreeMap<&str, &str> =
        all().map(|place| (place.list.as_str(), place.members.as_str())).collect();
    let cases: String = kinds.iter().map(Line::case).collect();
    let mut text = imports(all());
    for part in [
        format!("/** Every action, as it is written. */\nexport type Action = {};\n", written.join(" | ")),
        format!("/** An action taken apart. */\nexport type Act ={acts};\n"),
        each(&lists, |(list, members)| format!("const {list}{members};\n")),
        format!(
            "/** Takes an action apart; `null` if the text is none of this game. */\n\
            export function readAction(text: string): Act | null {{\n  \
            const [act, ...words] = text.split(\" \");\n  switch (act) {{\n{cases}    \
            default:\n      return null;\n  }}\n}}\n"
        ),
        "function one<T extends string | number>(all: readonly T[], word: string | undefined): T | null {\n  \
        return all.find((member) => String(member) === word) ?? null;\n}\n"
            .to_owned(),
    ] {
        write!(text, "\n{part}").expect("a text can be written to");
    }
    text
}

/// What is written of each, one after the other.
fn each<I: IntoIterator>(all: I, written: impl Fn(I::Item) -> String) -> String {
    all.into_iter().map(written).collect()
}

/// The types that are declared in other files.
fn imports<'p>(places: impl Iterator<Item = &'p Place>) -> String {
    let mut imports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for place in places {
        if let Some(file) = &place.file {
            imports.entry(file).or_default().insert(&place.form);
        }
    }
    let import = |(file, names): (&str, BTreeSet<&str>)| {
        let names = names.into_iter().collect::<Vec<_>>().join(", ");
        format!("import type {{ {names} }} from \"./{file}\";\n")
    };
    imports.into_iter().map(import).collect()
}

/// What is written of one kind of actions.
struct Line {
    word: &'static str,
    /// As it is written: `` `lay ${Official} ${Gold}` ``.
    written: String,
    /// Taken apart: `{ act: "lay"; official: Official; gold: Gold }`.
    act: String,
    places: Vec<Place>,
}

/// What is written of one thing that an action is about.
struct Place {
    name: &'static str,
    /// Its type in TypeScript.
    form: String,
    /// The file in which that is declared, if it has a name of its own.
    file: Option<String>,
    /// The constant with all that it can be.
    list: String,
    /// Its type and its members.
    members: String,
}

impl Line {
    fn new(kind: &ActionKind, config: &Config) -> Line {
        let word = kind.word;
        let places: Vec<Place> =
            kind.arguments.iter().map(|argument| Place::new(word, argument, config)).collect();
        let written = if places.is_empty() {
            format!("\"{word}\"")
        } else {
            let rest = each(&places, |place| format!(" ${{{}}}", place.form));
            format!("`{word}{rest}`")
        };
        let members = each(&places, |place| format!("; {}: {}", place.name, place.form));
        Line { word, written, act: format!("{{ act: \"{word}\"{members} }}"), places }
    }

    /// How its actions are read.
    fn case(&self) -> String {
        let Line { word, places, .. } = self;
        let count = places.len();
        if places.is_empty() {
            return format!("    case \"{word}\":\n      return words.length === 0 ? {{ act }} : null;\n");
        }
        let read = |(place, Place { name, list, .. }): (usize, &Place)| {
            format!("      const {name} = one({list}, words[{place}]);\n")
        };
        let read: String = places.iter().enumerate().map(read).collect();
        let found = each(places, |place| format!(" && {} !== null", place.name));
        let members = each(places, |place| format!(", {}", place.name));
        format!(
            "    case \"{word}\": {{\n{read}      return words.length === {count}{found} ? {{ act{members} }} : null;\n    }}\n"
        )
    }
}

impl Place {
    fn new(word: &str, argument: &Argument, config: &Config) -> Place {
        let members: Vec<String> =
            (argument.members)().iter().map(|member| member.document.to_string()).collect();
        let listed = members.join(", ");
        if argument.whole {
            let form = (argument.form)(config);
            let file = (argument.file)().map(|file| file.with_extension("").display().to_string());
            let list = form.to_uppercase();
            return Place {
                name: argument.name,
                members: format!(": readonly {form}[] = [{listed}]"),
                form,
                file,
                list,
            };
        }
        Place {
            name: argument.name,
            form: members.join(" | "),
            file: None,
            list: format!("{word}_{}", argument.name).to_uppercase().replace('-', "_"),
            members: format!(" = [{listed}] as const"),
        }
    }
}

#[cfg(test)]
mod tests {
    use games::eschnapur::action::Action;
    use tabletop::Game;

    use super::*;

    #[test]
    fn a_kind_is_written_and_read() {
        let text = file::<Action>(&Config::new());
        for expected in [
            "import type { Gold, Marker, Official, Part, Privilege } from \"./eschnapur\";\n",
            " | `lay ${Official} ${Gold}` | ",
            " | `block ${\"A\" | \"B\" | \"C\" | \"D\"} ${2 | 3 | 4 | 5}` | \"beside\" | ",
            "\n  | { act: \"take\"; gold: 1 | 2 | 3 | 4 | 5 }\n",
            "\nconst PART: readonly Part[] = [1, 2, 3, 4, 5, 6, 7, 8];\n",
            "\nconst TAKE_GOLD = [1, 2, 3, 4, 5] as const;\n",
            "      const gold = one(GOLD, words[1]);\n",
            "    case \"pass\":\n      return words.length === 0 ? { act } : null;\n",
        ] {
            assert!(text.contains(expected), "{expected} in {text}");
        }
    }

    /// What a page reads is what the rules write.
    #[test]
    fn members_stand_in_actions_as_in_documents() {
        let kinds = games::each!(G => <G as Game>::Action::KINDS);
        for kind in kinds.into_iter().flatten() {
            for member in kind.arguments.iter().flat_map(|argument| (argument.members)()) {
                let text = member.document.as_str().map_or(member.document.to_string(), str::to_owned);
                assert_eq!(text, member.notation, "{}", kind.word);
            }
        }
    }
}
