//! One folder belongs to one server at a time: two would write different games into the same logs.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The name of the file in the data folder.
const LOCK_FILE: &str = "durbar.lock";

/// The folder is ours until this is dropped. The system gives it back however the process ends, so a lock is never
/// left behind; the file is.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// Why a folder cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another server has it.
    #[error("another server keeps its data in {}: stop it first, or choose another folder", data.display())]
    Taken {
        /// The folder.
        data: PathBuf,
    },
    /// It could not be made, or there is no file to be locked in it.
    #[error("cannot lock the folder {}: {source}", data.display())]
    Failed {
        /// The folder.
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
        let path = data.join(LOCK_FILE);
        let file = OpenOptions::new().write(true).create(true).truncate(false).open(path).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(LockError::Taken { data: data.to_owned() }),
            Err(TryLockError::Error(source)) => Err(failed(source)),
        }
    }
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
    fn what_is_no_folder_cannot_be_locked() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("file");
        std::fs::write(&file, "").expect("there is room");
        assert!(matches!(Lock::hold(&file), Err(LockError::Failed { .. })));
    }
}
