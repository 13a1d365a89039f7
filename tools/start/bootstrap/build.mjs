/** @module Builds the site and the program that serves it, each if its inputs have changed since its last complete build. */
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { Failure } from './failure.mjs';
import { fingerprint } from './fingerprint.mjs';
import { setupLock, withLock } from './lock.mjs';
import { binFolder, projectEnvironment } from './node.mjs';
import { withProgress } from './progress.mjs';

const scope = '@loadout/';
const sourceFolders = ['src', 'app', 'public'];
const notBuilt = /\.(?:test|testing)\.tsx?$|\.tsbuildinfo$|\/(?:goldens|testing|node_modules)$/;

/** The built command line, relative to the root: what `npm start` runs. */
export const program = 'packages/cli/build/main.js';

/**
 * A workspace and every other one it depends on, directly or indirectly.
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

/**
 * @typedef {object} Build
 * @property {string} name workspace, with its outputs in `build/`
 * @property {string} doing
 * @property {readonly string[]} outputs
 * @property {readonly string[]} words the command
 */

/** Shown on the site, of packages it does not depend on. */
const readmes = ['packages/compat/README.md', 'packages/cli/README.md'];

/**
 * In order: the program contains what the site renders with.
 *
 * @type {readonly Build[]}
 */
const builds = [
  {
    name: 'web',
    doing: 'Building the site',
    outputs: ['server/index.js', 'client'],
    words: ['react-router', 'build'],
  },
  {
    name: 'cli',
    doing: 'Building the server',
    outputs: ['main.js'],
    words: ['vite', 'build'],
  },
];

/**
 * @param {string} root
 * @param {Build} build
 */
const folderOf = (root, { name }) => join(root, 'packages', name, 'build');

/**
 * @param {string} root
 * @param {Build} build
 */
const stampFile = (root, build) => join(folderOf(root, build), '.inputs');

/**
 * @param {string} root
 * @param {Build} build
 */
const currentInputs = (root, { name }) => {
  const packages = [...withDependencies(root, name)].flatMap((workspace) => inputsOf(root, workspace));
  return fingerprint(
    root,
    ['package-lock.json', 'tsconfig.base.json', ...readmes, ...packages],
    (path) => !notBuilt.test(path),
  );
};

/**
 * @param {string} root
 * @param {Build} build
 */
const isFresh = (root, build) =>
  existsSync(stampFile(root, build)) &&
  build.outputs.every((output) => existsSync(join(folderOf(root, build), output))) &&
  readFileSync(stampFile(root, build), 'utf8') === currentInputs(root, build);

/** @param {string} root */
export const isBuilt = (root) => builds.every((build) => isFresh(root, build));

/**
 * @param {string} root
 * @param {Build} build
 */
const run = async (root, build) => {
  // The stamp is removed first and written last: an interrupted build leaves none.
  const stamp = stampFile(root, build);
  rmSync(stamp, { force: true });
  const inputs = currentInputs(root, build);
  const [command = '', ...words] = build.words;
  const { code, output } = await runCommand(join(binFolder(root), command), words, {
    cwd: join(root, 'packages', build.name),
    env: { ...projectEnvironment(root), NODE_ENV: 'production' },
  });
  if (code !== 0)
    throw new Failure(`${output}\n${build.doing} failed (${build.words.join(' ')}, exit code ${code}).`);
  const unfinished = `${stamp}.${process.pid}`;
  writeFileSync(unfinished, inputs);
  renameSync(unfinished, stamp);
};

/**
 * @param {string} root
 * @returns {Promise<void>}
 */
export const ensureBuilt = async (root) => {
  if (isBuilt(root)) return;
  await withLock(setupLock(root), async () => {
    for (const build of builds)
      if (!isFresh(root, build)) await withProgress(build.doing, () => run(root, build));
  });
};
