//! One folder belongs to one server at a time: two would write different games into the same logs.

use std::fs::{File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The folder is ours until this is dropped. The system gives it back however the process ends, so a lock is never
/// left behind.
#[derive(Debug)]
pub struct Lock {
    _held: File,
}

/// Why a folder cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another server has it.
    #[error("another server keeps its data in {}: stop it first, or choose another folder", data.display())]
    Taken {
        /// The folder that both want.
        data: PathBuf,
    },
    /// It could not be made, or not be locked.
    #[error("cannot lock the folder {}: {source}", data.display())]
    Failed {
        /// The folder in which data are kept.
        data: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl Lock {
    /// Takes the folder, and makes it if it is missing. Commands that only read it, or write as the server does, one
    /// entry after the other, need no lock.
    pub fn hold(data: &Path) -> Result<Lock, LockError> {
        let failed = |source| LockError::Failed { data: data.to_owned(), source };
        store::make_folder(data).map_err(failed)?;
        let held = to_be_locked(data).map_err(failed)?;
        match held.try_lock() {
            Ok(()) => Ok(Lock { _held: held }),
            Err(TryLockError::WouldBlock) => Err(LockError::Taken { data: data.to_owned() }),
            Err(TryLockError::Error(source)) => Err(failed(source)),
        }
    }
}

/// The folder itself: a file in it could be removed while it is locked, and the next server would lock another one.
#[cfg(unix)]
fn to_be_locked(data: &Path) -> io::Result<File> {
    File::open(data)
}

/// A file in the folder, because folders cannot be locked here; nobody can remove it while it is open.
#[cfg(not(unix))]
fn to_be_locked(data: &Path) -> io::Result<File> {
    std::fs::OpenOptions::new().write(true).create(true).truncate(false).open(data.join("durbar.lock"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_has_one_server_at_a_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let (data, elsewhere) = (folder.path().join("data"), folder.path().join("elsewhere"));
        let lock = Lock::hold(&data).expect("nobody has it");
        let taken = Lock::hold(&data).expect_err("it is taken");
        assert!(matches!(&taken, LockError::Taken { data: found } if *found == data), "{taken}");
        assert!(taken.to_string().contains("another server"), "{taken}");
        let _other = Lock::hold(&elsewhere).expect("another folder");
        drop(lock);
        Lock::hold(&data).expect("it is free again");
    }

    #[test]
    fn what_a_lock_leaves_behind_does_not_let_another_one_in() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path().join("data");
        let _lock = Lock::hold(&data).expect("nobody has it");
        let entries =
            std::fs::read_dir(&data).expect("a folder").map(|entry| entry.expect("an entry").path());
        for entry in entries {
            // Where a file is what is locked, the system does not let it be removed.
            let _ = std::fs::remove_file(entry);
        }
        assert!(matches!(Lock::hold(&data), Err(LockError::Taken { .. })), "it is taken still");
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_takes_its_lock_along() {
        let folder = tempfile::tempdir().expect("a folder");
        let (data, moved) = (folder.path().join("data"), folder.path().join("moved"));
        let _lock = Lock::hold(&data).expect("nobody has it");
        std::fs::rename(&data, &moved).expect("a folder can be moved");
        assert!(matches!(Lock::hold(&moved), Err(LockError::Taken { .. })), "the same under another name");
        let _new = Lock::hold(&data).expect("one that was made anew is another");
    }

    #[test]
    fn what_is_no_folder_cannot_be_locked() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "").expect("there is room");
        assert!(matches!(Lock::hold(&file), Err(LockError::Failed { .. })));
    }
}
