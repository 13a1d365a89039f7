/** @module Synthesizes the sounds of tasks, encodes them as Opus and adds them to the manifest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { playedRecipes } from '../sounds/played.ts';
import type { Recorded, SoundRecipe } from '../sounds/recipe.ts';
import { RATE, seconds, type Channel } from '../sounds/sound.ts';
import { spokenRecipes } from '../sounds/spoken.ts';
import { assetsFolder, record, type MadeSound } from './manifest.ts';
import { run } from './tools.ts';

/** The limit is 60 kB; the margin is for other encoder versions. */
const LIMIT = 58_000;
const bitrates = { speech: 30, music: 46 } as const;

export const soundRecipes: Record<string, SoundRecipe> = { ...spokenRecipes, ...playedRecipes };

function interleaved(channels: readonly Channel[]): Uint8Array {
  const length = channels[0]?.length ?? 0;
  const samples = new Float32Array(length * channels.length);
  channels.forEach((channel, c) => channel.forEach((value, i) => (samples[i * channels.length + c] = value)));
  return new Uint8Array(samples.buffer);
}

function encodeOpus({ channels, kind }: Recorded): Buffer {
  for (let kilobits: number = bitrates[kind]; kilobits >= 16; kilobits -= 4) {
    const input = ['-f', 'f32le', '-ar', String(RATE), '-ac', String(channels.length), '-i', 'pipe:0'];
    const plain = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];
    const codec = [
      '-c:a',
      'libopus',
      '-b:a',
      `${kilobits}k`,
      '-application',
      kind === 'speech' ? 'voip' : 'audio',
    ];
    const bytes = run(
      'ffmpeg',
      ['-v', 'error', ...input, ...plain, ...codec, '-f', 'opus', 'pipe:1'],
      interleaved(channels),
    );
    if (bytes.length <= LIMIT) return bytes;
  }
  throw new Error(`The sound does not fit into ${LIMIT} bytes.`);
}

/** Renders the sounds of a task and returns them for the pictures derived from them. */
export function makeSounds(task: string): readonly Recorded[] {
  const recorded = soundRecipes[task]?.() ?? [];
  if (recorded.length === 0) return [];
  mkdirSync(assetsFolder(task), { recursive: true });
  const entries = recorded.map((sound): MadeSound => {
    const bytes = encodeOpus(sound);
    const file = `${sound.name}.opus`;
    writeFileSync(`${assetsFolder(task)}${file}`, bytes);
    const length = Number(seconds(sound.channels[0] ?? new Float32Array()).toFixed(2));
    console.log(`${task}/${file} ${bytes.length} bytes, ${length} s`);
    const { role, label, transcript, facts } = sound;
    return {
      file,
      role,
      type: 'audio',
      label,
      transcript,
      seconds: length,
      bytes: bytes.length,
      ...(facts ? { facts } : {}),
    };
  });
  record(task, 'audio', entries);
  return recorded;
}
