/** @module Speech from flite, resampled to the common rate and equalized. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../node/tools.ts';
import { addInto, bandPass, highPass, lowPass, peakAt, RATE, type Channel } from './sound.ts';

/** Two American voices, female and male, and a Scottish male one. */
export type Voice = 'slt' | 'rms' | 'awb';

interface Wave {
  readonly rate: number;
  readonly samples: Float32Array;
}

/** Reads the 16-bit mono WAV files of flite: finds the data chunk, ignores the rest. */
function parseWave(file: Buffer): Wave {
  const rate = file.readUInt32LE(24);
  for (let at = 12; at + 8 <= file.length; at += 8 + file.readUInt32LE(at + 4)) {
    if (file.toString('latin1', at, at + 4) !== 'data') continue;
    const count = Math.floor(Math.min(file.readUInt32LE(at + 4), file.length - at - 8) / 2);
    return {
      rate,
      samples: Float32Array.from({ length: count }, (_, i) => file.readInt16LE(at + 8 + i * 2) / 32768),
    };
  }
  throw new Error('The speech file has no data.');
}

/** Band-limited interpolation with a windowed sinc, to avoid aliasing. */
function resampled({ rate, samples }: Wave): Channel {
  const ratio = rate / RATE;
  const reach = 12;
  return Float32Array.from({ length: Math.floor(samples.length / ratio) }, (_, i) => {
    const center = i * ratio;
    let sum = 0;
    for (let j = Math.ceil(center - reach); j <= center + reach; j++) {
      const x = j - center;
      const sinc = Math.abs(x) < 1e-6 ? 1 : Math.sin(Math.PI * x * 0.96) / (Math.PI * x * 0.96);
      sum += (samples[j] ?? 0) * sinc * 0.96 * (0.5 + 0.5 * Math.cos((Math.PI * x) / reach));
    }
    return sum;
  });
}

const loud = (value: number): boolean => Math.abs(value) > 0.012;

function trimmed(channel: Channel): Channel {
  const margin = Math.round(0.03 * RATE);
  const first = Math.max(0, channel.findIndex(loud) - margin);
  return channel.slice(first, Math.min(channel.length, channel.findLastIndex(loud) + margin));
}

/** Equalization: less boom and buzz, a little presence. */
function polished(channel: Channel): Channel {
  const clear = highPass(channel, 95);
  const warm = lowPass(lowPass(clear, 6800), 9000);
  addInto(warm, bandPass(clear, 3000, 0.8), 0, 0.35);
  return warm;
}

/** The speech without leading and trailing silence; `pace` above 1 is slower. */
export function speak(text: string, voice: Voice, pace = 1): Channel {
  const folder = mkdtempSync(join(tmpdir(), 'demo-speech-'));
  try {
    const path = join(folder, 'speech.wav');
    run('flite', ['-voice', voice, '--setf', `duration_stretch=${pace}`, '-t', text, '-o', path]);
    const [spoken = new Float32Array()] = peakAt(0.8, [
      polished(trimmed(resampled(parseWave(readFileSync(path))))),
    ]);
    return spoken;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
