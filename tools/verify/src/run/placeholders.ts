/** @module Files with the names of a repository's, for blocks that only download. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandsOf } from './only-files.ts';
import { subdomainOf } from './room/spaces.ts';

interface Listed {
  readonly id?: unknown;
  readonly tags?: unknown;
  readonly pipeline_tag?: unknown;
  readonly library_name?: unknown;
  readonly siblings?: readonly { readonly rfilename?: unknown }[];
}

interface Branch {
  readonly library: string;
  readonly record: unknown;
  readonly code: string;
}

const defaultNames = ['README.md', 'config.json'];

/** Formats that are folders: a stray file breaks them. */
const madeFormats = /\.(?:lance|zarr)\//;

const kindOf = (library: string): string =>
  ['datasets', 'spaces'].find((kind) => library.startsWith(`${kind}/`)) ?? 'models';

function writeFiles(repository: string, names: readonly string[]): void {
  for (const name of names.filter((one) => !madeFormats.test(one))) {
    const file = join(repository, name);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, name.endsWith('.json') ? '{}\n' : `Placeholder for ${name}\n`);
  }
}

interface Download {
  readonly id: string;
  readonly kind: string;
  readonly names: readonly string[];
}

/** What `hf download` commands ask for; `*.cmf` becomes `model.cmf`. */
function downloadsIn(code: string): readonly Download[] {
  return commandsOf(code).flatMap((line) => {
    const [program, command, id = '', ...rest] = line
      .split(/\s+/)
      .map((part) => part.replaceAll(/["']/g, ''));
    if (program !== 'hf' || command !== 'download') return [];
    const patterns = rest.flatMap((part) => /^--include=(.+)/.exec(part)?.[1] ?? []);
    const names = [...rest.filter((part) => !part.startsWith('-')), ...patterns];
    const kind = /^--repo-type=(.+)/.exec(rest.find((part) => part.startsWith('--repo-type')) ?? '')?.[1];
    return [{ id, kind: `${kind ?? 'model'}s`, names: names.map((name) => name.replaceAll('*', 'model')) }];
  });
}

export function writePlaceholders(folder: string, { library, record, code }: Branch): void {
  const listed: Listed = typeof record === 'object' && record !== null ? record : {};
  const { id, siblings = [], tags = [], pipeline_tag, library_name } = listed;
  const own = siblings.map(({ rfilename }) => rfilename).filter((name) => typeof name === 'string');
  const ownKind = kindOf(library);
  const repository = join(folder, ownKind, String(id));
  writeFiles(repository, own.length === 0 ? defaultNames : own);
  const subdomain = subdomainOf(String(id));
  const place = ownKind === 'spaces' ? { subdomain, host: `https://${subdomain}.hf.space` } : {};
  const stated = { tags, pipeline_tag, library_name, ...place };
  writeFileSync(join(repository, '.record.json'), JSON.stringify(stated));
  for (const { id: other, kind, names } of downloadsIn(code))
    writeFiles(join(folder, kind, other), other === id ? names : [...defaultNames, ...names]);
}
