/** @module Instruments and noises: plucked strings, a pad, a bell, waves, gulls, a foghorn, rain. */
import { randomOf } from '../studio/models/random.ts';
import {
  addInto,
  bandPass,
  highPass,
  lowPass,
  RATE,
  silence,
  sound,
  type Channel,
  type Stereo,
} from './sound.ts';

/** Frequency in Hz of a note in semitones from A4. */
export const pitch = (semitones: number): number => 440 * 2 ** (semitones / 12);

const noiseOf = (length: number, seed: number): Channel => {
  const random = randomOf(seed);
  return silence(length).map(() => random.next() * 2 - 1);
};

/** Karplus–Strong string: a burst of noise in a lossy feedback loop, plucked at a fifth of its length. */
export function pluck(hertz: number, length: number, seed: number, bright = 0.5): Channel {
  const period = RATE / hertz;
  const size = Math.floor(period - 0.5);
  const part = period - 0.5 - size;
  const burst = lowPass(noiseOf((size + 1) / RATE, seed), 900 + 5200 * bright);
  const at = Math.round(size * 0.2);
  const line = burst.map((value, i) => value - (burst[(i + at) % burst.length] ?? 0));
  const loss = 0.9985 - 0.0009 * (hertz / 440);
  let last = 0;
  return sound(length, (time, i) => {
    const here = i % line.length;
    const value = line[here] ?? 0;
    const next = line[(here + 1) % line.length] ?? 0;
    const mixed = value * part + next * (1 - part);
    line[here] = loss * (0.5 * mixed + 0.5 * last);
    last = mixed;
    return value * Math.min(1, time * 400);
  });
}

/** A wooden body: a few resonances added to the string. */
export function guitar(hertz: number, length: number, seed: number, bright?: number): Channel {
  const string = pluck(hertz, length, seed, bright);
  const body = [
    [98, 6, 0.5],
    [196, 9, 0.4],
    [415, 8, 0.25],
  ] as const;
  const out = string.slice();
  for (const [resonance, quality, gain] of body)
    addInto(out, bandPass(string, resonance, quality), 0, gain * 3);
  return highPass(out, 60);
}

const soften = (channel: Channel): Channel => lowPass(lowPass(channel, 900), 1400);

/** Three detuned, filtered sawtooths per note, with a slow attack. */
export function pad(notes: readonly number[], length: number, swell: number): Stereo {
  const voice = (detune: number): Channel =>
    sound(length, (time) => {
      const level = Math.min(1, time / swell) * Math.min(1, (length - time) / swell);
      const sum = notes.reduce((total, hertz, k) => {
        const phase = (time * hertz * detune + k * 0.37) % 1;
        return total + (2 * phase - 1);
      }, 0);
      return (sum / notes.length) * level;
    });
  return [soften(voice(0.9975)), soften(voice(1.0028))];
}

/** A church bell: hum, prime, tierce, quint and nominal partials, each with its own decay and a slow beat. */
export function bell(prime: number, length: number): Channel {
  const partials = [
    [0.5, 0.5, 7],
    [1, 0.55, 4.6],
    [1.183, 0.4, 3.6],
    [1.506, 0.26, 2.6],
    [2, 0.62, 2.9],
    [2.514, 0.24, 1.5],
    [2.662, 0.18, 1.4],
    [3.011, 0.26, 1.1],
    [4.166, 0.3, 0.8],
    [5.433, 0.22, 0.5],
    [6.796, 0.16, 0.32],
    [8.215, 0.1, 0.2],
  ] as const;
  return sound(length, (time) =>
    partials.reduce((sum, [ratio, level, decay], k) => {
      const fade = Math.exp((-6.9 * time) / decay) * Math.min(1, time * 900);
      const beat =
        Math.sin(2 * Math.PI * prime * ratio * time) +
        Math.sin(2 * Math.PI * prime * ratio * (1.0007 + 0.0002 * k) * time);
      return sum + 0.5 * level * fade * beat;
    }, 0),
  );
}

/** Surf: noise that swells, breaks bright and fades dark. */
export function surf(length: number, seed: number): Channel {
  const noise = noiseOf(length, seed);
  const deep = lowPass(lowPass(noise, 320), 500);
  const foam = highPass(lowPass(noise, 4200), 700);
  return sound(length, (time, i) => {
    const phase = (time / 4.6 + 0.1 * Math.sin(time * 0.7 + seed)) % 1;
    const swell = Math.exp(-(((phase - 0.42) / 0.16) ** 2));
    const spray = Math.exp(-(((phase - 0.52) / 0.17) ** 2));
    return (deep[i] ?? 0) * (0.5 + 2.4 * swell) + (foam[i] ?? 0) * (0.02 + 0.34 * spray);
  });
}

/** One cry of a gull: a rough voice that jumps up and slides down. */
export function gullCry(length: number, base: number): Channel {
  let phase = 0;
  const voice = sound(length, (time) => {
    const k = time / length;
    const hertz = base * (0.82 + 0.42 * Math.sin(Math.PI * Math.min(1, k * 1.25)) ** 0.7 - 0.16 * k);
    phase += hertz / RATE;
    const rough = 1 + 0.3 * Math.sin(2 * Math.PI * 62 * time);
    const level = Math.sin(Math.PI * Math.min(1, k * 1.02)) ** 0.8 * rough;
    return (
      level *
      [1, 0.62, 0.4, 0.22, 0.12].reduce(
        (sum, gain, h) => sum + gain * Math.sin(2 * Math.PI * phase * (h + 1)),
        0,
      )
    );
  });
  return bandPass(voice, base * 1.9, 0.8);
}

/** A distant ship's horn: a low reed with a noisy attack. */
export function foghorn(length: number, hertz: number): Channel {
  const reed = sound(length, (time) => {
    const level = Math.min(1, time / 0.18) * Math.min(1, Math.max(0, length - time) / 0.35);
    const wobble = 1 + 0.002 * Math.sin(2 * Math.PI * 4.5 * time) - 0.01 * Math.exp(-time * 9);
    let sum = 0;
    for (let h = 1; h < 22; h++)
      sum += (Math.sin(2 * Math.PI * hertz * wobble * h * time) / h ** 0.85) * (h % 2 === 0 ? 0.7 : 1);
    return sum * level * 0.3;
  });
  return lowPass(lowPass(reed, 900), 1500);
}

/** Rain on a roof: a soft hiss and many single drops. */
export function rain(length: number, seed: number): Channel {
  const random = randomOf(seed);
  const out = lowPass(highPass(noiseOf(length, seed + 1), 900), 5200).map((value) => value * 0.1);
  for (let drop = 0; drop < length * 95; drop++) {
    const hertz = 900 + 3800 * random.next() ** 2;
    const level = 0.05 + 0.5 * random.next() ** 5;
    addInto(
      out,
      sound(0.02, (time) => Math.sin(2 * Math.PI * hertz * (1 + 3 * time) * time) * Math.exp(-time * 320)),
      random.next() * length,
      level * 0.35,
    );
  }
  return out;
}

/** An idling boat engine: dull strokes at a steady rate with small variations. */
export function engine(length: number, seed: number): Channel {
  const random = randomOf(seed);
  const out = silence(length);
  for (let time = 0; time < length; time += 0.058 + 0.006 * random.normal() * 0.4) {
    const level = 0.7 + 0.3 * random.next();
    addInto(
      out,
      sound(0.12, (t) => Math.sin(2 * Math.PI * (64 + 30 * Math.exp(-t * 40)) * t) * Math.exp(-t * 38)),
      time,
      level,
    );
  }
  return lowPass(out, 420);
}
