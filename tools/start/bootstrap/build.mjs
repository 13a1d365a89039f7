/** @module Builds the site if its inputs have changed since the last complete build. */
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { Failure } from './failure.mjs';
import { fingerprint } from './fingerprint.mjs';
import { setupLock, withLock } from './lock.mjs';
import { binFolder, projectEnvironment } from './node.mjs';
import { withProgress } from './progress.mjs';

const scope = '@loadout/';
const outputs = ['build/server/index.js', 'build/client'];
const sourceFolders = ['src', 'app', 'public'];
const notBuilt = /\.(?:test|testing)\.tsx?$|\/(?:goldens|testing|node_modules)$/;

/** @param {string} root */
const stampFile = (root) => join(root, 'packages', 'web', 'build', '.inputs');

/**
 * The site and every workspace it depends on, directly or indirectly.
 *
 * @param {string} root
 * @param {string} name
 * @param {Set<string>} [seen]
 */
const withDependencies = (root, name, seen = new Set()) => {
  if (seen.has(name)) return seen;
  seen.add(name);
  /** @type {{ dependencies?: Record<string, string> }} */
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(manifest.dependencies ?? {}))
    if (dependency.startsWith(scope)) withDependencies(root, dependency.slice(scope.length), seen);
  return seen;
};

/**
 * @param {string} root
 * @param {string} name
 */
const inputsOf = (root, name) => {
  const folder = `packages/${name}`;
  const files = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
  return [...sourceFolders, ...files.map((file) => file.name)].map((entry) => `${folder}/${entry}`);
};

/** Shown on the site, of packages it does not depend on. */
const readmes = ['packages/compat/README.md', 'packages/cli/README.md'];

/** @param {string} root */
const currentInputs = (root) => {
  const packages = [...withDependencies(root, 'web')].flatMap((name) => inputsOf(root, name));
  return fingerprint(
    root,
    ['package-lock.json', 'tsconfig.base.json', ...readmes, ...packages],
    (path) => !notBuilt.test(path),
  );
};

/** @param {string} root */
export const isBuilt = (root) =>
  existsSync(stampFile(root)) &&
  outputs.every((output) => existsSync(join(root, 'packages', 'web', output))) &&
  readFileSync(stampFile(root), 'utf8') === currentInputs(root);

/** @param {string} root */
const build = async (root) => {
  // The stamp is removed first and written last: an interrupted build leaves none.
  rmSync(stampFile(root), { force: true });
  const inputs = currentInputs(root);
  const { code, output } = await runCommand(join(binFolder(root), 'react-router'), ['build'], {
    cwd: join(root, 'packages', 'web'),
    env: { ...projectEnvironment(root), NODE_ENV: 'production' },
  });
  if (code !== 0)
    throw new Failure(`${output}\nThe site could not be built (react-router build, exit code ${code}).`);
  const unfinished = `${stampFile(root)}.${process.pid}`;
  writeFileSync(unfinished, inputs);
  renameSync(unfinished, stampFile(root));
};

/**
 * @param {string} root
 * @returns {Promise<void>}
 */
export const ensureBuilt = async (root) => {
  if (isBuilt(root)) return;
  await withLock(setupLock(root), async () => {
    if (!isBuilt(root)) await withProgress('Building the site', () => build(root));
  });
};
