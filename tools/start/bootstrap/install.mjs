/** @module Installs the dependencies when what is there is not what the lockfile asks for. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { Failure } from './failure.mjs';
import { setupLock, withLock } from './lock.mjs';
import { projectNode } from './node.mjs';
import { withProgress } from './progress.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockEntry */
/** @typedef {Record<string, LockEntry>} LockEntries */

/**
 * npm writes this file when an install is complete, and not before.
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
 * Why an install is needed; undefined when all is there. Compares contents, not times, so a fresh checkout
 * of the same lockfile costs nothing and an install that was cut short is never taken for a complete one.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export const whyInstall = (root) => {
  if (!existsSync(installedLockfile(root))) return 'nothing is installed yet';
  const installed = readEntries(installedLockfile(root));
  for (const [path, wanted] of Object.entries(readEntries(join(root, 'package-lock.json')))) {
    if (path === '') continue;
    const present = installed[path];
    // Optional packages are those of other platforms, but for the project's Node, which is looked for below.
    if (present === undefined && wanted.optional === true) continue;
    if (present === undefined) return `${path} is missing`;
    if (present.version !== wanted.version || present.integrity !== wanted.integrity)
      return `${path} is of another version`;
    if (!existsSync(join(root, path, 'package.json'))) return `${path} is missing`;
  }
  return existsSync(projectNode(root)) ? undefined : 'the Node of this project is missing';
};

/** @returns {{ command: string, args: string[] }} */
const npmCommand = () => {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') === true && existsSync(cli)
    ? { command: process.execPath, args: [cli] }
    : { command: 'npm', args: [] };
};

/** @param {string} root */
const install = async (root) => {
  // Should npm be killed while it clears the old folder, this file must not outlive what it describes.
  rmSync(installedLockfile(root), { force: true });
  const npm = npmCommand();
  // The site is built here, so the tools are needed even where NODE_ENV or npm's settings would leave them out.
  const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runCommand(npm.command, [...npm.args, ...flags], { cwd: root });
  if (code !== 0)
    throw new Failure(`${output}\nThe dependencies could not be installed (npm ci, exit code ${code}).`);
  if (!existsSync(projectNode(root)))
    throw new Failure(
      `No build of Node for ${process.platform} ${process.arch} is among the optional dependencies in package.json.`,
    );
};

/**
 * @param {string} root
 * @returns {Promise<void>}
 */
export const ensureInstalled = async (root) => {
  if (whyInstall(root) === undefined) return;
  await withLock(setupLock(root), async () => {
    const reason = whyInstall(root);
    if (reason !== undefined)
      await withProgress(`Installing the dependencies: ${reason}`, () => install(root));
  });
};
