import { settings } from "$src/settings/settings.svelte";

/** Short sounds, made here: a tone with a soft beginning and end. */
const TONES = {
  turn: [523, 659],
  reveal: [392],
  win: [523, 659, 784],
  finish: [392, 523, 659, 784],
} as const;

let audio: AudioContext | null = null;

export function play(name: keyof typeof TONES): void {
  // Browsers keep a page silent until it was touched; then there is nothing to be heard, and nothing to be done.
  if (!settings.sound || document.visibilityState === "hidden" || !navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const start = audio.currentTime;
  TONES[name].forEach((pitch, n) => tone(pitch, start + n * 0.11));
}

function tone(pitch: number, at: number): void {
  if (audio === null) return;
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.25);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.3);
}
