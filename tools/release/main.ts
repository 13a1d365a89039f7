/** @module `npm run release:pack`: compiles the packages and writes their tarballs to `release/`. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../start/bootstrap/build.mjs';
import { assemble } from './assemble.ts';
import { compile } from './compile.ts';
import { folders, releaseFolder, root } from './packages.ts';

mkdirSync(releaseFolder, { recursive: true });
for (const old of globSync('*.tgz', { cwd: releaseFolder })) rmSync(join(releaseFolder, old));
await ensureBuilt(root);
for (const folder of folders) {
  await compile(folder);
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--ignore-scripts', '--loglevel=error', '--pack-destination', releaseFolder],
    { cwd: assemble(folder), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npm pack failed for ${folder}:\n${stderr}`);
  const file = stdout.trim();
  const { size } = statSync(join(releaseFolder, file));
  console.log(`${file.padEnd(36)} ${(size / 1000).toFixed(0).padStart(6)} kB`);
}
