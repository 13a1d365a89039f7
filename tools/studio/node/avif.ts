/** @module Encodes PNG frames as one AVIF file, in the best quality within the size limit. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './tools.ts';

/** The limit is 40 kB; the margin is for other encoder versions. */
const LIMIT = 39_000;
/** Range of useful quantizer values: below the first there is no visible gain, above the last too many artifacts. */
const [BEST, FIRST_TRY, WORST] = [14, 26, 58] as const;
/** Increasing the quantizer by about this much halves the size. */
const HALVING = 11;

interface Encoded {
  readonly bytes: Uint8Array;
  readonly quantizer: number;
}

export function encodeAvif(pngs: readonly Uint8Array[], seconds?: number, limit = LIMIT): Encoded {
  const folder = mkdtempSync(join(tmpdir(), 'demo-assets-'));
  try {
    const frames = pngs.map((png, index) => {
      const path = join(folder, `${index}.png`);
      writeFileSync(path, png);
      return path;
    });
    const output = join(folder, 'out.avif');
    const timing = seconds
      ? ['--timescale', '1000', '--duration', String(Math.round((seconds * 1000) / pngs.length))]
      : [];
    const encode = (quantizer: number): Uint8Array => {
      const range = [
        '--min',
        String(Math.max(0, quantizer - 6)),
        '--max',
        String(Math.min(63, quantizer + 4)),
      ];
      const quality = [
        '-a',
        'end-usage=q',
        '-a',
        `cq-level=${quantizer}`,
        '-a',
        'color:enable-chroma-deltaq=1',
      ];
      run('avifenc', [
        '--speed',
        '5',
        '--jobs',
        '2',
        '--yuv',
        '420',
        ...range,
        ...quality,
        ...timing,
        ...frames,
        output,
      ]);
      return readFileSync(output);
    };
    const tried = encode(FIRST_TRY);
    const aim = Math.round(FIRST_TRY + HALVING * Math.log2(tried.length / limit));
    for (let quantizer = Math.min(WORST, Math.max(BEST, aim)); quantizer <= WORST; quantizer += 2) {
      const bytes = quantizer === FIRST_TRY ? tried : encode(quantizer);
      if (bytes.length <= limit) return { bytes, quantizer };
    }
    throw new Error(`The picture does not fit into ${limit} bytes.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
