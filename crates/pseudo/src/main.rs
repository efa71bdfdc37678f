//! Writes the test language for the pages: `pseudo FROM TO` reads the English messages in a folder and writes a folder in
//! which every language reads like that.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The folders of languages that the pages look for.
const LANGUAGES: [&str; 4] = ["en", "de", "nl", "fr"];

fn main() -> io::Result<()> {
    let mut folders = env::args_os().skip(1).map(PathBuf::from);
    match (folders.next(), folders.next(), folders.next()) {
        (Some(from), Some(to), None) => write(&from, &to),
        _ => Err(io::Error::new(io::ErrorKind::InvalidInput, "two folders are needed: pseudo FROM TO")),
    }
}

fn write(from: &Path, to: &Path) -> io::Result<()> {
    for language in LANGUAGES {
        fs::create_dir_all(to.join(language))?;
    }
    for file in fs::read_dir(from)? {
        let file = file?;
        let made = pseudo::made_of(&fs::read_to_string(file.path())?);
        for language in LANGUAGES {
            fs::write(to.join(language).join(file.file_name()), &made)?;
        }
    }
    Ok(())
}
