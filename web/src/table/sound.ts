import { settings } from "$src/settings/settings.svelte";

/** Short sounds, made here: tones with a soft beginning and end. */
const TONES = {
  turn: [523, 659],
  reveal: [392],
  win: [523, 659, 784],
  finish: [392, 523, 659, 784],
} as const;
type Name = keyof typeof TONES;

/** How far apart the tones of a sound begin, and how long each is heard, in seconds. */
const APART = 0.11;
const LENGTH = 0.3;

/** How long a phone shakes when it calls, in milliseconds. */
const SHAKE = 120;

let audio: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** A sound of the table, for whoever looks at it. */
export function play(name: Name): void {
  if (settings.sound && document.visibilityState === "visible") sound(name);
}

/** Calls somebody whose turn it is, in the way they like: also, and above all, while they look elsewhere. */
export function call(): void {
  if (settings.call === "sound") sound("turn");
  else if (settings.call === "shake" && navigator.userActivation.hasBeenActive) navigator.vibrate(SHAKE);
}

/** Can this device shake? */
export function canShake(): boolean {
  return typeof navigator.vibrate === "function" && window.matchMedia("(pointer: coarse)").matches;
}

/** Browsers keep a page silent until it was touched; some want to be asked within that very touch. */
export function unlockOnTouch(): void {
  const unlock = () => {
    if (settings.call !== "sound" && !settings.sound) return;
    wake();
    rest(0);
    for (const kind of TOUCHES) window.removeEventListener(kind, unlock);
  };
  for (const kind of TOUCHES) window.addEventListener(kind, unlock);
}
const TOUCHES = ["pointerup", "keydown"] as const;

function sound(name: Name): void {
  // Before the first touch there is nothing to be heard, and nothing to be done.
  if (!navigator.userActivation.hasBeenActive) return;
  const awake = wake();
  const tones = TONES[name];
  const start = awake.currentTime;
  tones.forEach((pitch, n) => tone(awake, pitch, start + n * APART));
  rest(tones.length * APART + LENGTH);
}

function wake(): AudioContext {
  clearTimeout(resting);
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

/** A device that makes no sound does no work for it. */
function rest(after: number): void {
  clearTimeout(resting);
  resting = setTimeout(() => void audio?.suspend(), after * 1000 + 200);
}

function tone(awake: AudioContext, pitch: number, at: number): void {
  const [source, volume] = [awake.createOscillator(), awake.createGain()];
  source.type = "triangle";
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + LENGTH - 0.05);
  source.connect(volume).connect(awake.destination);
  source.start(at);
  source.stop(at + LENGTH);
}
