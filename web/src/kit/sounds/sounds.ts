/**
 * The sounds of the table, made on the spot with WebAudio: no files. A tile is a short burst of noise rung through a few narrow
 * resonances, as a small hard body on wood is; the calls are a struck wooden block and a small bell.
 */
export type Sound = "discard" | "draw" | "claim" | "win" | "flower";

let context: AudioContext | null = null;
let out: GainNode | null = null;
let noise: AudioBuffer | null = null;
let on = true;

export type Volume = "soft" | "middle" | "loud";
const GAINS: Readonly<Record<Volume, number>> = { soft: 0.25, middle: 0.7, loud: 1.4 };
let gain = GAINS.middle;

/** Switches all sounds on or off, and says how loud they are. Off costs nothing: no audio is opened. */
export function setSounds(enabled: boolean, volume: Volume = "middle"): void {
  on = enabled;
  gain = GAINS[volume];
  if (out) out.gain.value = gain;
  if (!enabled && context?.state === "running") void context.suspend();
}

export function soundsOn(): boolean {
  return on;
}

/** Plays a sound now. Silent when switched off, without WebAudio, or before the page was touched (browsers ask for that). */
export function play(sound: Sound): void {
  if (!on) return;
  const audio = open();
  if (!audio) return;
  if (audio.state === "suspended") void audio.resume();
  // A page not touched yet may not sound; a sound kept for later would come at the wrong moment.
  if (typeof navigator !== "undefined" && navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  SCORES[sound](audio.currentTime + 0.005);
}

function open(): AudioContext | null {
  if (context) return context;
  if (typeof AudioContext === "undefined") return null;
  context = new AudioContext({ latencyHint: "interactive" });
  const volume = context.createGain();
  volume.gain.value = gain;
  // Two clacks at once must not crackle.
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.ratio.value = 8;
  limiter.attack.value = 0.001;
  limiter.release.value = 0.08;
  volume.connect(limiter).connect(context.destination);
  out = volume;
  noise = whiteNoise(context);
  return context;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * 0.25), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Level that jumps to `peak` and dies away within `seconds`. */
function struck(at: number, peak: number, seconds: number): GainNode {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + 0.0015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out!);
  return gain;
}

/** Noise through one resonance: hertz, sharpness, loudness, how long it rings. */
function knock(at: number, frequency: number, sharpness: number, peak: number, seconds: number): void {
  const source = context!.createBufferSource();
  source.buffer = noise;
  const band = context!.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = frequency;
  band.Q.value = sharpness;
  source.connect(band).connect(struck(at, peak, seconds));
  source.start(at, Math.random() * 0.1);
  source.stop(at + seconds + 0.02);
}

/** One pure partial of a struck body, falling a little in pitch as wood does. */
function partial(at: number, frequency: number, peak: number, seconds: number, fall = 0.97): void {
  const source = context!.createOscillator();
  source.type = "sine";
  source.frequency.setValueAtTime(frequency, at);
  source.frequency.exponentialRampToValueAtTime(frequency * fall, at + seconds);
  source.connect(struck(at, peak, seconds));
  source.start(at);
  source.stop(at + seconds + 0.02);
}

/** A tile meeting the table: a dry tick, the ivory's ring, the table's knock. No two are quite alike. */
function clack(at: number, force: number): void {
  const bend = 0.94 + Math.random() * 0.12;
  knock(at, 5200 * bend, 1.2, 0.35 * force, 0.018);
  knock(at, 2450 * bend, 9, 1.5 * force, 0.05);
  partial(at, 1820 * bend, 0.22 * force, 0.055);
  partial(at, 2910 * bend, 0.1 * force, 0.035);
  knock(at + 0.001, 420 * bend, 3, 1.1 * force, 0.07);
  partial(at, 190 * bend, 0.3 * force, 0.07, 0.8);
}

/** A hollow block of wood. */
function block(at: number, frequency: number, force: number): void {
  partial(at, frequency, 0.5 * force, 0.13, 0.985);
  partial(at, frequency * 2.74, 0.16 * force, 0.06, 0.98);
  knock(at, frequency * 1.6, 4, 0.6 * force, 0.03);
}

/** A small bell: partials of a struck bar. */
function bell(at: number, frequency: number, force: number, seconds: number): void {
  for (const [ratio, level, length] of [
    [1, 0.3, 1],
    [2.76, 0.11, 0.6],
    [5.4, 0.05, 0.32],
  ] as const) {
    partial(at, frequency * ratio, level * force, seconds * length, 1);
  }
}

const SCORES: Record<Sound, (at: number) => void> = {
  discard: (at) => clack(at, 1),
  // Slid off the wall: a breath, then set on the rack, softly.
  draw: (at) => {
    knock(at, 1500, 0.7, 0.12, 0.09);
    clack(at + 0.075, 0.38);
  },
  // The tile, and the other two laid beside it.
  claim: (at) => {
    block(at, 620, 0.8);
    clack(at + 0.11, 0.8);
    clack(at + 0.19, 0.65);
  },
  flower: (at) => {
    clack(at, 0.5);
    bell(at + 0.05, 1174.7, 0.5, 0.7);
    bell(at + 0.15, 1568, 0.4, 0.8);
  },
  // The hand laid down, tile by tile, then a chord of five tones from the old scale.
  win: (at) => {
    for (let i = 0; i < 5; i++) clack(at + i * 0.045, 0.7 - i * 0.06);
    [587.3, 659.3, 880, 987.8, 1174.7].forEach((tone, i) => bell(at + 0.28 + i * 0.1, tone, 0.62, 1.5));
  },
};
