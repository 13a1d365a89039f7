/** @module Warnings shared by several generators. */
import type { Warning } from './snippet.ts';

export const remoteCode: Warning = {
  code: 'remote-code',
  message: 'Runs Python code from the repository: read it first, and pin a revision.',
};

export const pickle: Warning = {
  code: 'unsafe-format',
  message: 'The file is a pickle: opening it can run code. Open it only if you trust its author.',
};

export const gpu: Warning = {
  code: 'hardware',
  message: 'Needs an NVIDIA GPU with enough memory.',
};

export const appleSilicon: Warning = {
  code: 'hardware',
  message: 'Runs on Macs with Apple silicon.',
};

export const placeholder = (what: string): Warning => ({
  code: 'placeholder',
  message: `Insert ${what} before you run it.`,
});

/** For packages whose pinned dependencies have no builds for later Python versions. */
export const oldPython = (last: string): Warning => ({
  code: 'deprecated',
  message: `Its last release needs Python ${last} or older.`,
});
