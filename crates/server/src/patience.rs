//! A connection that does not wait for ever: what is sent must be taken in.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep};

/// A connection on which writing fails once it has stood still for a while.
pub(crate) struct Patient<S> {
    stream: S,
    /// How long it may stand still.
    stall: Duration,
    /// Runs while something waits to be taken in.
    alarm: Pin<Box<Sleep>>,
    is_stalled: bool,
}

impl<S> Patient<S> {
    pub(crate) fn new(stream: S, stall: Duration) -> Patient<S> {
        Patient { stream, stall, alarm: Box::pin(tokio::time::sleep(stall)), is_stalled: false }
    }

    /// Passes on what came of writing, unless it has stood still for too long.
    fn judge<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.is_stalled = false;
            return written;
        }
        if !self.is_stalled {
            self.is_stalled = true;
            self.alarm.as_mut().reset(Instant::now() + self.stall);
        }
        match self.alarm.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Patient<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Patient<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.judge(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_reads_nothing_is_cut_off_and_whoever_reads_slowly_is_not() {
        let (ours, mut theirs) = tokio::io::duplex(10);
        let mut ours = Patient::new(ours, Duration::from_secs(10));
        let slow = tokio::spawn(async move {
            let mut byte = [0; 5];
            for _ in 0..20 {
                tokio::time::sleep(Duration::from_secs(9)).await;
                theirs.read_exact(&mut byte).await.expect("there is more");
            }
            theirs
        });
        ours.write_all(&[0; 100]).await.expect("it is read, though slowly");
        let _theirs = slow.await.expect("they read");
        let error = ours.write_all(&[0; 100]).await.expect_err("nobody reads");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
    }
}
