//! Folders and files that nobody else on the machine may read: whoever reads them sees everybody's cards.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Makes a folder, and those above it, that only their owner may open. One that is there keeps its permissions: they
/// are the operator's.
pub fn make_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes an empty file that only its owner may read, where there is none.
pub(crate) fn create_file(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Writes a file that only its owner may read, as a whole or not at all: whatever was there before stays until then.
pub fn save(path: &Path, text: &str) -> io::Result<()> {
    use std::io::Write as _;
    let draft = draft_of(path)?;
    // One that a crash left behind may be readable for others.
    match std::fs::remove_file(&draft) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    create_file(&draft)?;
    let mut file = OpenOptions::new().write(true).open(&draft)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    let saved = written.and_then(|()| std::fs::rename(&draft, path));
    if saved.is_err() {
        // The error that counts is the first one.
        let _ = std::fs::remove_file(&draft);
    }
    saved
}

/// Where a file is written before it has its name. The process id keeps two programs that write the same file apart.
fn draft_of(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or_else(|| io::Error::other("this names no file"))?;
    let mut name = name.to_owned();
    name.push(format!(".{}.part", std::process::id()));
    Ok(path.with_file_name(name))
}

/// Takes from everybody but its owner what they may do with a file, if it is there; the operator reads of it in the log.
#[cfg(unix)]
pub fn narrow(path: &Path) {
    use std::os::unix::fs::PermissionsExt as _;
    let Ok(found) = std::fs::metadata(path) else { return };
    let mode = found.permissions().mode() & 0o7777;
    let narrower = mode & 0o700;
    if mode == narrower {
        return;
    }
    let was = format!("{mode:03o}");
    match std::fs::set_permissions(path, std::fs::Permissions::from_mode(narrower)) {
        Ok(()) => {
            tracing::warn!(file = %path.display(), was, "others could open a file full of secrets: no longer");
        }
        Err(error) => {
            tracing::warn!(file = %path.display(), was, %error, "others can open a file full of secrets");
        }
    }
}

/// Here the folder decides who may open a file.
#[cfg(not(unix))]
pub fn narrow(_: &Path) {}
