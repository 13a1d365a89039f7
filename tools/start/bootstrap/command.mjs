/** @module Runs a command, captures its output, forwards signals to it, and stops it at a time limit. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {{ code: number, output: string }} Finished */
/**
 * With `limitMs` the command gets its own process group, which is killed at the limit: a test that loops forever does
 * not react to gentler signals, and its runner may have started other processes.
 *
 * @typedef {{ cwd: string, env?: NodeJS.ProcessEnv, limitMs?: number }} CommandOptions
 */

/** @type {readonly NodeJS.Signals[]} */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @typedef {{ child: import('node:child_process').ChildProcess, isGroup: boolean }} Running */

/** @type {Set<Running>} */
const running = new Set();

/**
 * @param {Running} command
 * @param {NodeJS.Signals} signal
 */
const send = ({ child, isGroup }, signal) => {
  if (!isGroup || child.pid === undefined) return child.kill(signal);
  try {
    return process.kill(-child.pid, signal);
  } catch {
    // All processes of the group have ended.
    return false;
  }
};

/** @param {NodeJS.Signals} signal */
const stopAll = (signal) => {
  for (const command of running) send(command, signal);
  process.exit(128 + constants.signals[signal]);
};

/** Before a command starts: a signal right after that would end this process and not the command. */
const listen = () => {
  if (running.size === 0) for (const signal of stopSignals) process.on(signal, stopAll);
};

/** @param {Running} command */
const release = (command) => {
  running.delete(command);
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
export const runCommand = (command, args, { cwd, env = process.env, limitMs }) =>
  new Promise((resolve) => {
    const isGroup = limitMs !== undefined;
    listen();
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: isGroup });
    const started = { child, isGroup };
    running.add(started);
    let output = '';
    const timer =
      limitMs === undefined
        ? undefined
        : setTimeout(() => {
            output += `${command}: stopped after ${limitMs / 1000} seconds\n`;
            send(started, 'SIGKILL');
          }, limitMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      clearTimeout(timer);
      release(started);
      resolve({ code: 127, output: `${output}${command}: ${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      release(started);
      resolve({ code: code ?? 1, output: signal ? `${output}${command}: ended by ${signal}\n` : output });
    });
  });
