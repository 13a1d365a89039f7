/** @module The project's Node, and starting programs with it. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const sourceCondition = '--conditions=@loadout/source';

/** @type {readonly NodeJS.Signals[]} */
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @param {string} root */
export const binFolder = (root) => join(root, 'node_modules', '.bin');

/** @param {string} root */
export const projectNode = (root) => join(binFolder(root), 'node');

/**
 * Folder of Node's compile cache: the next start then neither strips types nor compiles,
 * which saves a third of the CPU time and some memory.
 *
 * @param {string} root
 */
const compileCache = (root) => join(root, 'node_modules', '.cache', 'compiled');

/**
 * The environment in which tools run on the project's Node and workspace imports reach the sources,
 * also when this process was not started by npm.
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [from]
 * @returns {NodeJS.ProcessEnv}
 */
export const projectEnvironment = (root, from = process.env) => {
  const bin = binFolder(root);
  const path = (from.PATH ?? '').split(delimiter).filter((folder) => folder !== bin);
  const options = from.NODE_OPTIONS ?? '';
  return {
    ...from,
    PATH: [bin, ...path].join(delimiter),
    NODE_OPTIONS: options.includes(sourceCondition) ? options : `${options} ${sourceCondition}`.trim(),
  };
};

/**
 * Replaces this process with the given program where `execve` is available (then this never returns); elsewhere runs it as a
 * child, forwards signals and exits with its status.
 *
 * @param {string} root
 * @param {string} program path of a JavaScript or TypeScript file, relative to the root
 * @param {readonly string[]} words
 * @param {readonly string[]} [flags] of Node itself
 * @param {NodeJS.ProcessEnv} [environment] unless they are set
 * @returns {Promise<void>}
 */
export const continueAs = (root, program, words, flags = [], environment = {}) => {
  const node = projectNode(root);
  const args = [...flags, join(root, program), ...words];
  const env = { NODE_COMPILE_CACHE: compileCache(root), ...environment, ...projectEnvironment(root) };
  if (process.execve !== undefined) process.execve(node, [node, ...args], env);
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { env, stdio: 'inherit' });
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      child.kill(signal);
    };
    for (const signal of passedOn) process.on(signal, passOn);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of passedOn) process.off(name, passOn);
      if (signal !== null) process.kill(process.pid, signal);
      process.exitCode = code ?? 1;
      resolve();
    });
  });
};
