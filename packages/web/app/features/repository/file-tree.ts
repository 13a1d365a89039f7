/** @module The files of a repository as a tree: folders, shards of one file grouped, sizes added up. */
import { filePurpose } from './file-purpose.ts';

export interface ListedFile {
  readonly rfilename: string;
  readonly size?: number;
}

export interface FileNode {
  readonly kind: 'file' | 'folder' | 'shards';
  readonly name: string;
  /** Path of a file; of a folder or group, a key that no sibling has. */
  readonly path: string;
  /** Missing where the size of one file below is unknown. */
  readonly size?: number;
  /** What a file is for, where its name says so. */
  readonly purpose?: string;
  /** Number of files: 1 for a file. */
  readonly files: number;
  readonly children: readonly FileNode[];
  /** Children that are left out, because the list would be too long to send. */
  readonly more: number;
}

/** Records may list tens of thousands of files in deep folders; nobody reads that on one page. */
const limits = { depth: 8, children: 100 };

const shardName = /^(.*?)[-_]\d{5}[-_]of[-_]\d{5}(\..+)?$/;

export function fileTree(files: readonly ListedFile[]): FileNode {
  const seen = new Map(files.filter(({ rfilename }) => rfilename !== '').map((one) => [one.rfilename, one]));
  const entries = [...seen.values()].map((file) => ({ file, parts: file.rfilename.split('/') }));
  return folder('', '', entries, 0);
}

interface Entry {
  readonly file: ListedFile;
  /** What is left of the path, below the folder. */
  readonly parts: readonly string[];
}

function folder(name: string, path: string, entries: readonly Entry[], depth: number): FileNode {
  const isHere = ({ parts }: Entry): boolean => parts.length === 1 || depth === limits.depth;
  const below = Map.groupBy(
    entries.filter((entry) => !isHere(entry)),
    ({ parts }) => parts[0] ?? '',
  );
  const folders = [...below].map(([first, inside]) =>
    folder(
      first,
      `${path}${first}/`,
      inside.map(({ file, parts }) => ({ file, parts: parts.slice(1) })),
      depth + 1,
    ),
  );
  const leaves = entries
    .filter(isHere)
    .map(({ file, parts }) => leaf(parts.join('/'), file.rfilename, file.size));
  return branch('folder', name, path, [...sorted(folders), ...sorted(grouped(leaves))]);
}

function leaf(name: string, path: string, size: number | undefined): FileNode {
  const purpose = filePurpose(path);
  return {
    kind: 'file',
    name,
    path,
    ...(size !== undefined && { size }),
    ...(purpose !== undefined && { purpose }),
    files: 1,
    children: [],
    more: 0,
  };
}

function branch(
  kind: 'folder' | 'shards',
  name: string,
  path: string,
  children: readonly FileNode[],
): FileNode {
  const size = children.reduce((sum, child) => sum + (child.size ?? Number.NaN), 0);
  return {
    kind,
    name,
    path,
    ...(Number.isFinite(size) && { size }),
    files: children.reduce((sum, child) => sum + child.files, 0),
    children: children.slice(0, limits.children),
    more: Math.max(0, children.length - limits.children),
  };
}

/** `model-00001-of-00005.safetensors` and its siblings become `model-*.safetensors`. */
function grouped(files: readonly FileNode[]): readonly FileNode[] {
  const nameOf = ({ name, path }: FileNode): string => {
    const [, start, end = ''] = shardName.exec(name) ?? [];
    return start === undefined ? path : `${start}-*${end}`;
  };
  return [...Map.groupBy(files, nameOf)].flatMap(([name, some]) => {
    const [first] = some;
    if (first === undefined || some.length === 1) return some;
    const shards = some.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    return [branch('shards', name, `${first.path}*`, shards)];
  });
}

/** The largest first, where sizes are known. */
const sorted = (nodes: readonly FileNode[]): readonly FileNode[] =>
  nodes.toSorted(
    (a, b) => (b.size ?? -1) - (a.size ?? -1) || a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
