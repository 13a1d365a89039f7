/** @module Assembles a package in a folder: its compiled files, README, license and package.json. */
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keepReachable } from './declarations.ts';
import { publishedManifest } from './manifest.ts';
import { type Folder, manifestOf, releaseFolder, root, sourceOf } from './packages.ts';
import { usedPackages } from './used-packages.ts';

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

/** Returns the folder, ready for `npm pack`. */
export function assemble(folder: Folder): string {
  const source = sourceOf(folder);
  const target = join(releaseFolder, 'packages', folder);
  rmSync(target, { recursive: true, force: true });
  const manifest = manifestOf(folder);
  for (const pattern of manifest.files)
    for (const file of globSync(pattern, { cwd: source })) copy(join(source, file), join(target, file));
  keepReachable(target, manifest.exports);
  copy(join(source, 'README.md'), join(target, 'README.md'));
  copy(join(root, 'LICENSE'), join(target, 'LICENSE'));
  const published = publishedManifest(manifest, folder, usedPackages(target, manifest));
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  return target;
}
