/** @module The versions of Node that the packages are tried with. */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectNode } from '../../start/bootstrap/node.mjs';
import { root } from '../packages.ts';

/** Oldest that the catalogue supports. */
const oldest = 'v20.';

const version = (node: string): string => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout;

/** The project's Node, then one of the oldest supported release line, if one is in the path. */
export function nodesToTry(): readonly string[] {
  const found = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .find((node) => existsSync(node) && version(node).startsWith(oldest));
  return [realpathSync(projectNode(root)), ...(found === undefined ? [] : [found])];
}
