/** @module Installs everything that tests and tools need, before a script that calls a tool by name. */
import { orFail } from './bootstrap/failure.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { root } from './bootstrap/root.mjs';

await orFail(() => ensureInstalled(root, 'all'));
