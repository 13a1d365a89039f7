/** @module A lock file: one process at a time may change node_modules or the site's build. */
import { readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const retryEveryMs = 250;
/** Process ids are reused, so an old lock is ignored even if its process id is alive. */
const believedForMs = 20 * 60_000;

/**
 * @param {unknown} error
 * @param {string} code
 */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;

/** @param {string} file */
const take = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
};

/** @param {number} pid */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
};

/**
 * The process that holds the lock, or undefined if it no longer exists.
 *
 * @param {string} file
 */
const holderOf = (file) => {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const age = Date.now() - statSync(file).mtimeMs;
    // An empty file is a lock that is just being written.
    if (pid === 0 && age < 1000) return 0;
    return pid > 0 && isAlive(pid) && age < believedForMs ? pid : undefined;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
};

/** @param {string} file */
const drop = (file) => {
  try {
    unlinkSync(file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
};

/**
 * The lock for installing and building in this clone.
 *
 * @param {string} root
 */
export const setupLock = (root) => join(root, '.setup.lock');

/**
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export const withLock = async (file, action) => {
  let told = false;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder === undefined) {
      drop(file);
      continue;
    }
    if (holder > 0 && !told) {
      console.log(`Waiting for process ${holder}, which is installing or building here (${file}) …`);
      told = true;
    }
    await pause(retryEveryMs);
  }
  const dropOnExit = () => drop(file);
  process.on('exit', dropOnExit);
  try {
    return await action();
  } finally {
    process.off('exit', dropOnExit);
    drop(file);
  }
};
