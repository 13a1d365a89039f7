/** @module Where the compiled modules of an environment are kept. */
import { join } from 'node:path';
import { folders } from './folders.ts';

/** Large packages of which environments have different releases. */
const large = ['torch', 'transformers'];

/**
 * All environments appear at one path, so they share compiled modules; with another release of a package, Python
 * compiles it again and writes over the modules of the first. Each combination of large packages has its own folder.
 */
export const bytecodeFolder = (packages: Readonly<Record<string, string>>): string =>
  join(
    folders.pycache,
    large.flatMap((name) => (packages[name] === undefined ? [] : `${name}-${packages[name]}`)).join('-') ||
      'small',
  );
