/** @module Tiny repositories for the hub: made by the Python script of a library, or placeholders for its files. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Block } from './blocks.ts';
import { folders } from './folders.ts';
import { makerOf } from './maker-names.ts';

const scripts = fileURLToPath(new URL('makers/', import.meta.url));
const run = promisify(execFile);

interface Spec {
  readonly library: string;
  readonly branch: string;
  readonly record: unknown;
  /** All code of the branch: it names other repositories it loads. */
  readonly code: string;
  /** Folder with `models/<id>`, `datasets/<id>`. */
  readonly folder: string;
}

export interface Made {
  readonly folder: string;
  /** Whether the repositories have weights that load. */
  readonly real: boolean;
  /** Why the weights could not be made. */
  readonly problem?: string;
}

const shared = ['tiny.py', 'hub.py', 'adapters.py', 'gguf_files.py', 'special_models.py'];

/** Changes when a maker changes. */
const fingerprint = (maker: string): string =>
  [...shared, `${maker}.py`]
    .map((name) => join(scripts, name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('\n');

interface Listed {
  readonly id?: unknown;
  readonly tags?: unknown;
  readonly pipeline_tag?: unknown;
  readonly library_name?: unknown;
  readonly siblings?: readonly { readonly rfilename?: unknown }[];
}

/** Files with the names of the record's, for blocks that only download. */
function placeholders(folder: string, record: unknown, kind: string): void {
  const { id, siblings = [] }: Listed = typeof record === 'object' && record !== null ? record : {};
  const names = siblings.map(({ rfilename }) => rfilename).filter((name) => typeof name === 'string');
  for (const name of names.length === 0 ? ['README.md', 'config.json'] : names) {
    const file = join(folder, kind, String(id), name);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, name.endsWith('.json') ? '{}\n' : `Placeholder for ${name}\n`);
  }
  const {
    tags = [],
    pipeline_tag,
    library_name,
  }: Listed = typeof record === 'object' && record !== null ? record : {};
  const described = JSON.stringify({ tags, pipeline_tag, library_name });
  writeFileSync(join(folder, kind, String(id), '.record.json'), described);
}

const kindOf = (library: string): string =>
  ['datasets', 'spaces'].find((kind) => library.startsWith(`${kind}/`)) ?? 'models';

const outcomeFile = (folder: string): string => join(folder, 'outcome.json');

function specOf(blocks: readonly Block[], maker: string | undefined): Spec | undefined {
  const [first] = blocks;
  if (!first) return undefined;
  const { library, branch, record } = first;
  const code = blocks.map((block) => block.code).join('\n');
  const hash = createHash('sha256')
    .update(JSON.stringify([library, branch, record, code, maker && fingerprint(maker)]))
    .digest('hex')
    .slice(0, 10);
  return { library, branch, record, code, folder: join(folders.hub, hash) };
}

/** Runs a maker once for all branches that need it. */
async function make(maker: string, specs: readonly Spec[]): Promise<void> {
  const order = join(folders.hub, `${maker}.order.json`);
  writeFileSync(order, JSON.stringify(specs));
  const { NODE_OPTIONS: _, ...env } = process.env;
  await run(
    'nice',
    ['-n', '19', 'uv', 'run', '--quiet', '--python', '3.12', '--script', join(scripts, `${maker}.py`), order],
    {
      env: { ...env, UV_CACHE_DIR: folders.downloads, OMP_NUM_THREADS: '1', CUDA_VISIBLE_DEVICES: '' },
      maxBuffer: 1e8,
    },
  ).catch((error: unknown) => {
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    console.error(`The maker ${maker} failed: ${text.trim().split('\n').at(-1)}`);
  });
}

/** The repositories of each branch, by `<library>/<branch>`. */
export async function makeRepositories(blocks: readonly Block[]): Promise<ReadonlyMap<string, Made>> {
  mkdirSync(folders.hub, { recursive: true });
  const branches = Map.groupBy(blocks, ({ library, branch }) => `${library}/${branch}`);
  const specs = [...branches].flatMap(([name, own]) => {
    const maker = makerOf(own[0]?.library ?? '');
    const spec = specOf(own, maker);
    return spec ? [{ name, maker, spec }] : [];
  });
  const missing = specs.filter(
    ({ maker, spec }) => maker !== undefined && !existsSync(outcomeFile(spec.folder)),
  );
  for (const [maker, some] of Map.groupBy(missing, (one) => one.maker)) {
    for (const { spec } of some) rmSync(spec.folder, { recursive: true, force: true });
    if (maker !== undefined)
      await make(
        maker,
        some.map(({ spec }) => spec),
      );
  }
  return new Map(
    specs.map(({ name, maker, spec }) => {
      placeholders(spec.folder, spec.record, kindOf(spec.library));
      return [name, madeOf(spec, maker)];
    }),
  );
}

function madeOf({ folder }: Spec, maker: string | undefined): Made {
  if (maker === undefined) return { folder, real: false };
  if (!existsSync(outcomeFile(folder))) return { folder, real: false, problem: 'the maker ended early' };
  const { problem }: { problem?: string } = JSON.parse(readFileSync(outcomeFile(folder), 'utf8'));
  return problem === undefined ? { folder, real: true } : { folder, real: false, problem };
}
