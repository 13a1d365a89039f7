/**
 * @module The element as files that a page loads without a bundler: a common file, and those of each library, in parts as
 * the compiled catalogue has them.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/** The catalogue must be compiled before. */
export async function writeStandalone(source: string): Promise<void> {
  const outdir = join(source, 'standalone');
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: [join(source, 'src/standalone/element.ts')],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    chunkNames: 'parts/[name]-[hash]',
    logLevel: 'warning',
  });
}
