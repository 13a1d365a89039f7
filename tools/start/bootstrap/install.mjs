/** @module Installs the dependencies when they do not match the lockfile. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { Failure } from './failure.mjs';
import { setupLock, withLock } from './lock.mjs';
import { projectNode } from './node.mjs';
import { withProgress } from './progress.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean }} LockEntry */
/** @typedef {Record<string, LockEntry>} LockEntries */

/**
 * `serve`: build and serve the site; the `dependencies` of every workspace.
 * `all`: tests and tools too; also the `devDependencies`.
 *
 * @typedef {'serve' | 'all'} Scope
 */

/**
 * npm writes this file at the end of an install.
 *
 * @param {string} root
 */
const installedLockfile = (root) => join(root, 'node_modules', '.package-lock.json');

/**
 * @param {string} file
 * @returns {LockEntries}
 */
const readEntries = (file) => {
  /** @type {{ packages: LockEntries }} */
  const lockfile = JSON.parse(readFileSync(file, 'utf8'));
  return lockfile.packages;
};

/**
 * npm marks packages that only `devDependencies` need as `dev`, or as `devOptional` if an optional one needs them too.
 *
 * @param {LockEntry} entry
 * @param {Scope} scope
 */
const isNeeded = (entry, scope) => scope === 'all' || (entry.dev !== true && entry.devOptional !== true);

/**
 * Why an install is needed; undefined if the scope is complete. Compares contents, not times: a fresh
 * checkout of the same lockfile needs no install, and an interrupted install never counts as complete.
 *
 * @param {string} root
 * @param {Scope} scope
 * @returns {string | undefined}
 */
export const whyInstall = (root, scope) => {
  if (!existsSync(installedLockfile(root))) return 'nothing is installed yet';
  const installed = readEntries(installedLockfile(root));
  for (const [path, wanted] of Object.entries(readEntries(join(root, 'package-lock.json')))) {
    if (path === '' || !isNeeded(wanted, scope)) continue;
    const present = installed[path];
    // Optional packages are for other platforms, except the project's Node, which is checked below.
    if (present === undefined && wanted.optional === true) continue;
    if (present === undefined) return `${path} is missing`;
    if (present.version !== wanted.version || present.integrity !== wanted.integrity)
      return `${path} has another version`;
    if (!existsSync(join(root, path, 'package.json'))) return `${path} is missing`;
  }
  return existsSync(projectNode(root)) ? undefined : "the project's Node is missing";
};

/**
 * npm's flags for the current and the required scope.
 *
 * @param {string} root
 * @param {Scope} scope
 */
const installFlags = (root, scope) => {
  // Explicit, because NODE_ENV and npm's settings could omit either.
  const all = ['--include=dev', '--include=optional'];
  // Adds the tools without removing what a running server uses. npm ci removes node_modules first.
  if (scope === 'all' && whyInstall(root, 'serve') === undefined) return ['install', '--no-save', ...all];
  const installed = existsSync(installedLockfile(root)) ? readEntries(installedLockfile(root)) : {};
  const hadTools = Object.values(installed).some(({ dev }) => dev === true);
  return ['ci', ...(scope === 'all' || hadTools ? all : ['--omit=dev', '--include=optional'])];
};

/** @returns {{ command: string, args: string[] }} */
const npmCommand = () => {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') === true && existsSync(cli)
    ? { command: process.execPath, args: [cli] }
    : { command: 'npm', args: [] };
};

/**
 * @param {string} root
 * @param {readonly string[]} words
 */
const runNpm = async (root, words) => {
  const npm = npmCommand();
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runCommand(npm.command, [...npm.args, ...words, ...quiet], { cwd: root });
  if (code !== 0)
    throw new Failure(
      `${output}\nThe dependencies could not be installed (npm ${words.join(' ')}, exit code ${code}).`,
    );
};

/**
 * @param {string} root
 * @param {Scope} scope
 */
const install = async (root, scope) => {
  const flags = installFlags(root, scope);
  // If npm is killed, a stale list must not remain.
  rmSync(installedLockfile(root), { force: true });
  await runNpm(root, flags);
  // npm 10 drops the link to Node together with the builds of Node for other platforms, which share its name.
  if (!existsSync(projectNode(root))) await runNpm(root, ['rebuild', '--ignore-scripts']);
  if (!existsSync(projectNode(root)))
    throw new Failure(
      `No build of Node for ${process.platform} ${process.arch} is among the optional dependencies in package.json.`,
    );
};

/**
 * @param {string} root
 * @param {Scope} scope
 * @returns {Promise<void>}
 */
export const ensureInstalled = async (root, scope) => {
  if (whyInstall(root, scope) === undefined) return;
  await withLock(setupLock(root), async () => {
    const reason = whyInstall(root, scope);
    if (reason !== undefined)
      await withProgress(`Installing the dependencies: ${reason}`, () => install(root, scope));
  });
};
