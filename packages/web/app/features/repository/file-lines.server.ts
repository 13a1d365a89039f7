/** @module The tree of files as lines of Markdown; shards stay one line. */
import { formatBytes, plural } from '../../lib/format/format.ts';
import { inlineCode } from '../../lib/markdown/markdown.server.ts';
import type { FileNode } from './file-tree.ts';

export const fileLines = ({ children, more }: FileNode, path = ''): readonly string[] => [
  ...children.flatMap((child) =>
    child.kind === 'folder' ? fileLines(child, `${path}${child.name}/`) : [fileLine(child, path)],
  ),
  ...(more === 0 ? [] : [`${plural(more, 'more file')}${path === '' ? '' : ` in ${inlineCode(path)}`}`]),
];

function fileLine({ kind, name, files, size }: FileNode, path: string): string {
  const facts = [kind === 'shards' && plural(files, 'shard'), size !== undefined && formatBytes(size)];
  const shown = facts.filter((fact) => typeof fact === 'string');
  return `${inlineCode(path + name)}${shown.length === 0 ? '' : `: ${shown.join(', ')}`}`;
}
