/** @module Reverb: a feedback delay network of eight lines with damping, different for each ear. */
import { lowPass, RATE, silence, type Channel, type Stereo } from './sound.ts';

interface Room {
  /** Reverberation time (RT60) in seconds. */
  readonly decay: number;
  /** Wet share of the result. */
  readonly wet: number;
  /** Cutoff of the damping in Hz. */
  readonly dark?: number;
  /** Scale of the delays; 1 is a hall. */
  readonly size?: number;
  /** Seconds added for the reverb tail. */
  readonly tail?: number;
}

const delays = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617, 0.0673, 0.0791] as const;

/** An energy-preserving feedback matrix. */
function scatter(values: Float64Array): void {
  for (let half = 1; half < values.length; half *= 2) {
    for (let i = 0; i < values.length; i += half * 2) {
      for (let j = i; j < i + half; j++) {
        const [a, b] = [values[j] ?? 0, values[j + half] ?? 0];
        values[j] = (a + b) * Math.SQRT1_2;
        values[j + half] = (a - b) * Math.SQRT1_2;
      }
    }
  }
}

export function inRoom([left, right]: Stereo, { decay, wet, dark = 5200, size = 1, tail = 0 }: Room): Stereo {
  const length = left.length / RATE + tail;
  const [outLeft, outRight] = [silence(length), silence(length)];
  const lines = delays.map((delay) => new Float32Array(Math.round(delay * size * RATE)));
  const keep = delays.map((delay) => 10 ** ((-3 * delay * size) / decay));
  const damp = 1 - Math.exp((-2 * Math.PI * dark) / RATE);
  const darkened = new Float64Array(lines.length);
  const values = new Float64Array(lines.length);
  for (let i = 0; i < outLeft.length; i++) {
    lines.forEach((line, k) => {
      const old = (line[i % line.length] ?? 0) * (keep[k] ?? 0);
      darkened[k] = (darkened[k] ?? 0) + damp * (old - (darkened[k] ?? 0));
      values[k] = darkened[k] ?? 0;
    });
    const [inLeft, inRight] = [left[i] ?? 0, right[i] ?? 0];
    const echoLeft = (values[0] ?? 0) - (values[2] ?? 0) + (values[4] ?? 0) - (values[6] ?? 0);
    const echoRight = (values[1] ?? 0) - (values[3] ?? 0) + (values[5] ?? 0) - (values[7] ?? 0);
    outLeft[i] = inLeft * (1 - wet) + echoLeft * wet;
    outRight[i] = inRight * (1 - wet) + echoRight * wet;
    scatter(values);
    lines.forEach((line, k) => {
      line[i % line.length] = (values[k] ?? 0) + (k % 2 === 0 ? inLeft : inRight) * 0.5;
    });
  }
  return [outLeft, outRight];
}

/** The same in mono. */
export function inRoomMono(channel: Channel, room: Room): Channel {
  const [left, right] = inRoom([channel, channel], room);
  return lowPass(
    left.map((value, i) => (value + (right[i] ?? 0)) / 2),
    16_000,
  );
}
