/** @module Runs a command, captures its output, and forwards signals to it. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {{ code: number, output: string }} Finished */
/** @typedef {{ cwd: string, env?: NodeJS.ProcessEnv }} CommandOptions */

/** @type {readonly NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** @param {NodeJS.Signals} signal */
const stopAll = (signal) => {
  for (const child of running) child.kill(signal);
  process.exit(128 + constants.signals[signal]);
};

/** @param {import('node:child_process').ChildProcess} child */
const track = (child) => {
  if (running.size === 0) for (const signal of stopSignals) process.on(signal, stopAll);
  running.add(child);
};

/** @param {import('node:child_process').ChildProcess} child */
const release = (child) => {
  running.delete(child);
  if (running.size === 0) for (const signal of stopSignals) process.off(signal, stopAll);
};

/**
 * A command that cannot be started counts as failed, with the reason as its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {CommandOptions} options
 * @returns {Promise<Finished>}
 */
export const runCommand = (command, args, { cwd, env = process.env }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    track(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      release(child);
      resolve({ code: 127, output: `${output}${command}: ${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      release(child);
      resolve({ code: code ?? 1, output: signal ? `${output}${command}: ended by ${signal}\n` : output });
    });
  });
