//! A copy of everything while others write.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::Connection;

use crate::{Cause, Store, StoreError, secret};

impl Store {
    /// Copies the store into a file that is not there yet. The copy is of one moment, not earlier than this call, and
    /// is itself a store. Until it is complete it has another name: a file of the name asked for is always whole.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        refuse_existing(to)?;
        let partial = Partial::reserve(to)?;
        self.copy(&partial.path).await.map_err(|error| failed(to, error))?;
        let to = to.to_owned();
        // Waiting for the disk would hold up whoever shares the thread.
        let moved = tokio::task::spawn_blocking(move || partial.complete(&to));
        moved.await.map_err(|_| StoreError::Closed)?
    }

    async fn copy(&self, to: &Path) -> Result<(), sqlx::Error> {
        let name = to.to_str().ok_or_else(|| io::Error::other("the path is not Unicode"))?;
        let mut connection = self.database.to_read().await?;
        sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await?;
        connection.close().await
    }
}

/// A copy that is not complete. Whoever drops it removes it.
struct Partial {
    path: PathBuf,
}

impl Partial {
    fn reserve(to: &Path) -> Result<Partial, StoreError> {
        let mut name = to.as_os_str().to_owned();
        name.push(".partial");
        let path = std::path::absolute(PathBuf::from(name)).map_err(|error| failed(to, error.into()))?;
        match secret::create_file(&path) {
            Ok(()) => Ok(Partial { path }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                Err(StoreError::BackupExists { path })
            }
            Err(error) => Err(failed(to, error.into())),
        }
    }

    fn complete(self, to: &Path) -> Result<(), StoreError> {
        refuse_existing(to)?;
        let moved = File::open(&self.path)
            .and_then(|file| file.sync_all())
            .and_then(|()| std::fs::rename(&self.path, to))
            .and_then(|()| sync_folder(&self.path));
        moved.map_err(|error| failed(to, error.into()))
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // Nothing is there any more if it was completed, and nothing else could be done about what cannot be removed.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// The new name is on the disk when its folder is.
fn sync_folder(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), |folder| File::open(folder)?.sync_all())
}

fn refuse_existing(to: &Path) -> Result<(), StoreError> {
    match to.symlink_metadata() {
        Ok(_) => Err(StoreError::BackupExists { path: to.to_owned() }),
        Err(_) => Ok(()),
    }
}

fn failed(to: &Path, error: sqlx::Error) -> StoreError {
    StoreError::Backup { path: to.to_owned(), source: Cause::new(error) }
}
