/** @module Groups the files of a GGUF model that was split for upload. */
import type { ModelFile } from '../records/repository.ts';

/** `shards` are loaded together through the first one; `parts` must be concatenated before use. */
export type Layout = 'single' | 'shards' | 'parts';

export interface FileSet {
  /** Path without the shard numbers. */
  readonly name: string;
  readonly layout: Layout;
  /** In numeric order. */
  readonly files: readonly ModelFile[];
  /** False if some files are missing from the repository. */
  readonly complete: boolean;
}

interface Piece {
  readonly file: ModelFile;
  readonly name: string;
  readonly layout: Layout;
  readonly number: number;
  readonly count: number;
}

const shardName = /^(?<name>.*)-(?<number>\d{5})-of-(?<count>\d{5})(?<extension>\.gguf)$/is;
const partName = /^(?<name>.*\.gguf)\.part(?<number>\d+)of(?<count>\d+)$/is;
const wholeName = /\.gguf$/i;

const readNumbered = (file: ModelFile, layout: Layout, name: RegExp): Piece | undefined => {
  const groups = name.exec(file.rfilename)?.groups;
  return (
    groups && {
      file,
      layout,
      name: `${groups['name'] ?? ''}${groups['extension'] ?? ''}`,
      number: Number(groups['number']),
      count: Number(groups['count']),
    }
  );
};

const readWhole = (file: ModelFile): Piece | undefined =>
  wholeName.test(file.rfilename)
    ? { file, layout: 'single', name: file.rfilename, number: 1, count: 1 }
    : undefined;

const readPiece = (file: ModelFile): Piece | undefined =>
  readNumbered(file, 'shards', shardName) ?? readNumbered(file, 'parts', partName) ?? readWhole(file);

/** The GGUF files of a repository, one set per model; other files are ignored. */
export const ggufFileSets = (files: readonly ModelFile[]): FileSet[] => {
  const pieces = files.map(readPiece).filter((piece) => piece !== undefined);
  const sets = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = `${piece.layout} ${piece.count} ${piece.name}`;
    const set = sets.get(key);
    if (set) set.push(piece);
    else sets.set(key, [piece]);
  }
  return [...sets.values()].flatMap((set) => {
    const ordered = set.toSorted((a, b) => a.number - b.number);
    const [first] = ordered;
    if (first === undefined) return [];
    const { name, layout, count } = first;
    const complete = new Set(ordered.map(({ number }) => number)).size === count;
    return [{ name, layout, complete, files: ordered.map(({ file }) => file) }];
  });
};
