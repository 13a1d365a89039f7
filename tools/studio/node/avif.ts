/** @module PNG frames to one AVIF file, in the best quality that stays within the limit. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './tools.ts';

/** Issue 4 allows 40 kB; a little is left for another encoder version. */
const LIMIT = 39_000;
/** Better than the first nobody sees, worse than the last nobody wants. */
const [BEST, FIRST_TRY, WORST] = [14, 26, 58] as const;
/** About this much coarser halves the size. */
const HALVING = 11;

interface Encoded {
  readonly bytes: Uint8Array;
  readonly quantizer: number;
}

export function encodeAvif(pngs: readonly Uint8Array[], seconds?: number): Encoded {
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
    const aim = Math.round(FIRST_TRY + HALVING * Math.log2(tried.length / LIMIT));
    for (let quantizer = Math.min(WORST, Math.max(BEST, aim)); quantizer <= WORST; quantizer += 2) {
      const bytes = quantizer === FIRST_TRY ? tried : encode(quantizer);
      if (bytes.length <= LIMIT) return { bytes, quantizer };
    }
    throw new Error(`The picture does not fit into ${LIMIT} bytes.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
