/** @module Renders the pictures of tasks in the page, encodes them and adds them to the manifest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Recorded } from '../sounds/recipe.ts';
import { RATE } from '../sounds/sound.ts';
import type { Heard } from '../studio/main.ts';
import { encodeAvif } from './avif.ts';
import { assetsFolder, record, type MadePicture } from './manifest.ts';

/** Width and height have a fixed offset in every PNG. */
const sizeOf = (png: Buffer): { width: number; height: number } => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});

/** Passes recordings to the page, as mono, for pictures of sounds. */
export async function hearRecordings(page: Page, task: string, recorded: readonly Recorded[]): Promise<void> {
  for (const { name, channels, facts = {} } of recorded) {
    const [left = new Float32Array(), right = left] = channels;
    const mono = left.map((value, i) => (value + (right[i] ?? 0)) / 2);
    const samples = Buffer.from(mono.buffer).toString('base64');
    const heard = JSON.stringify({ task, name, samples, rate: RATE, facts } satisfies Heard);
    await page.evaluate((json) => globalThis.demoStudio.hear(json), heard);
  }
}

export async function makePictures(page: Page, task: string, draft: boolean): Promise<void> {
  const pictures = await page.evaluate(([id, quick]) => globalThis.demoStudio.make(id, quick), [
    task,
    draft,
  ] as const);
  mkdirSync(assetsFolder(task), { recursive: true });
  const write = (
    name: string,
    pngs: readonly Buffer[],
    seconds?: number,
  ): { file: string; bytes: number } => {
    const { bytes, quantizer } = encodeAvif(pngs, seconds);
    writeFileSync(`${assetsFolder(task)}${name}.avif`, bytes);
    console.log(`${task}/${name}.avif ${bytes.length} bytes, quantizer ${quantizer}`);
    return { file: `${name}.avif`, bytes: bytes.length };
  };
  const entries: MadePicture[] = [];
  for (const { name, role, label, alt, pngs, seconds, facts } of pictures) {
    const frames = pngs.map((png) => Buffer.from(png, 'base64'));
    const [first] = frames;
    if (!first) throw new Error(`${task}/${name} has no frames.`);
    const written = write(name, frames, seconds);
    const still = seconds ? write(`${name}-still`, [first]).file : undefined;
    entries.push({
      ...written,
      role,
      type: 'img',
      label,
      alt,
      ...sizeOf(first),
      ...(seconds ? { seconds } : {}),
      ...(still ? { still } : {}),
      ...(facts ? { facts } : {}),
    });
  }
  record(task, 'img', entries);
}
