/** @module Input files that a snippet opens by name: samples of the same kind, in its folder. */
import { copyFileSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import type { RunOrder } from './protocol.ts';

/** A quoted or bare relative path with a file ending. */
const relativeFile = /(?<=["'\s=@])(?!https?:|\/|hf:)([\w][\w .-]*(?:\/[\w .-]+)*\.\w{2,5})(?=["'\s]|$)/gm;

/** File names that follow a call or an option that writes. */
const written = /(?:save|write|to_file|export|-o|--output|>)[^\n]*$/;

export function placeInputs(
  cwd: string,
  { code, language }: RunOrder,
  samples: string,
  environment: string,
): void {
  for (const { 1: name = '', index } of code.matchAll(relativeFile)) {
    const sample = join(samples, `sample${extname(name).toLowerCase()}`);
    const place = join(cwd, name);
    if (!existsSync(sample) || existsSync(place) || written.test(lineBefore(code, index))) continue;
    mkdirSync(dirname(place), { recursive: true });
    copyFileSync(sample, place);
  }
  const modules = join(environment, 'node_modules');
  if (language !== 'javascript' || !existsSync(modules)) return;
  symlinkSync(modules, join(cwd, 'node_modules'));
  // Transformers.js keeps downloads beside its code: those of another run may be of another model.
  rmSync(join(modules, '@huggingface/transformers/.cache'), { recursive: true, force: true });
}

const lineBefore = (code: string, index: number): string =>
  code.slice(code.lastIndexOf('\n', index) + 1, index);
