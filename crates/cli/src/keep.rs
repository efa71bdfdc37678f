//! `durbar backup`, `durbar export` and `durbar import`: what the operator does with what is kept. All of them work while
//! the server runs.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, Result, bail};
use store::{Store, TableDocument, Tuning};
use table::TableId;

use crate::files;

/// Where everything is kept.
#[derive(clap::Args, Debug)]
struct Folder {
    /// The folder of the server
    #[arg(long, default_value = "durbar-data", value_name = "FOLDER")]
    data: PathBuf,
}

impl Folder {
    /// Opens what is there; a folder without a server's file is a mistake, not a new server.
    async fn open(&self) -> Result<Store> {
        let file = server::database(&self.data);
        if !file.exists() {
            bail!("there is no server in {}: {} is missing", self.data.display(), file.display());
        }
        Ok(Store::open(&file, Tuning::default()).await?)
    }
}

/// What is typed after `durbar backup`.
#[derive(clap::Args, Debug)]
pub struct Backup {
    /// The file to write; it must not exist
    file: PathBuf,
    #[command(flatten)]
    data: Folder,
}

impl Backup {
    /// Copies everything into one file.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        block_on(async {
            let store = self.data.open().await?;
            let copied = store.backup(&self.file).await;
            store.close().await;
            copied?;
            let size = std::fs::metadata(&self.file)?.len();
            writeln!(out, "{} ({} kB)", self.file.display(), size.div_ceil(1024))?;
            Ok(ExitCode::SUCCESS)
        })
    }
}

/// What is typed after `durbar export`.
#[derive(clap::Args, Debug)]
pub struct Export {
    /// The table, or the tables
    #[arg(required = true)]
    tables: Vec<TableId>,
    /// The folder to write them to, each as TABLE.json; without it, one table goes to the standard output
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
    #[command(flatten)]
    data: Folder,
}

impl Export {
    /// Writes tables as documents.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        if self.to.is_none() && self.tables.len() > 1 {
            bail!("several tables need a folder: --to FOLDER");
        }
        block_on(async {
            let store = self.data.open().await?;
            if let Some(folder) = &self.to {
                store::make_folder(folder).with_context(|| format!("cannot make {}", folder.display()))?;
            }
            for table in &self.tables {
                let document = store.export(*table).await?;
                let document = document.with_context(|| format!("there is no table {table}"))?;
                self.write(&document, *table, out)?;
            }
            store.close().await;
            Ok(ExitCode::SUCCESS)
        })
    }

    fn write(&self, document: &TableDocument, table: TableId, out: &mut dyn Write) -> Result<()> {
        let text = serde_json::to_string_pretty(document)?;
        let Some(folder) = &self.to else { return Ok(writeln!(out, "{text}")?) };
        let path = folder.join(format!("{table}.json"));
        // The seed of a running game is in it.
        store::save(&path, &format!("{text}\n"))
            .with_context(|| format!("cannot write {}", path.display()))?;
        Ok(writeln!(out, "{}", path.display())?)
    }
}

/// What is typed after `durbar import`.
#[derive(clap::Args, Debug)]
pub struct Import {
    /// Files that `durbar export` wrote
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    data: Folder,
}

impl Import {
    /// Takes tables in. A table that is here already is refused.
    pub fn run(&self, out: &mut dyn Write) -> Result<ExitCode> {
        block_on(async {
            let documents = self.files.iter().map(|file| read(file)).collect::<Result<Vec<_>>>()?;
            let store = self.data.open().await?;
            for (document, file) in documents.iter().zip(&self.files) {
                store.import(document).await.with_context(|| file.display().to_string())?;
                writeln!(out, "{}", document.id)?;
            }
            store.close().await;
            Ok(ExitCode::SUCCESS)
        })
    }
}

fn read(path: &Path) -> Result<TableDocument> {
    let text = files::read(path)?;
    serde_json::from_str(&text).with_context(|| format!("{} is not an exported table", path.display()))
}

fn block_on<T>(work: impl Future<Output = Result<T>>) -> Result<T> {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?.block_on(work)
}
