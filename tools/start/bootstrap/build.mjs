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

/** @param {string} path */
const isInput = (path) => !notBuilt.test(path);

/**
 * What a build is made from, as one text. Each workspace is read once for all builds.
 *
 * @param {string} root
 * @returns {(build: Build) => string}
 */
const readInputs = (root) => {
  const shared = fingerprint(root, ['package-lock.json', 'tsconfig.base.json', ...readmes]);
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @param {string} workspace */
  const read = (workspace) => {
    const inputs = known.get(workspace) ?? fingerprint(root, inputsOf(root, workspace), isInput);
    known.set(workspace, inputs);
    return `${workspace} ${inputs}`;
  };
  return ({ name }) => [shared, ...[...withDependencies(root, name)].map(read)].join('\n');
};

/**
 * @param {string} root
 * @param {Build} build
 * @param {string} inputs
 */
const isFresh = (root, build, inputs) =>
  existsSync(stampFile(root, build)) &&
  build.outputs.every((output) => existsSync(join(folderOf(root, build), output))) &&
  readFileSync(stampFile(root, build), 'utf8') === inputs;

/** @param {string} root */
export const isBuilt = (root) => {
  const inputsFor = readInputs(root);
  return builds.every((build) => isFresh(root, build, inputsFor(build)));
};

/**
 * @param {string} root
 * @param {Build} build
 * @param {string} inputs as they were before it began
 */
const run = async (root, build, inputs) => {
  // The stamp is removed first and written last: an interrupted build leaves none.
  const stamp = stampFile(root, build);
  rmSync(stamp, { force: true });
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
    const inputsFor = readInputs(root);
    for (const build of builds) {
      const inputs = inputsFor(build);
      if (!isFresh(root, build, inputs)) await withProgress(build.doing, () => run(root, build, inputs));
    }
  });
};
