/** @module Tiny repositories for the hub: made by the Python script of a library, or placeholders for its files. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Block } from './blocks.ts';
import { folders } from './folders.ts';
import { type Maker, makerOf } from './maker-names.ts';
import { writePlaceholders } from './placeholders.ts';

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

const shared = [
  'tiny.py',
  'hub.py',
  'hollow.py',
  'lora.py',
  'gguf_files.py',
  'onnx_export.py',
  'onnx_graphs.py',
  'onnx_pictures.py',
  'onnx_seen.py',
  'qwen_models.py',
  'rare_models.py',
  'reader_models.py',
  'special_models.py',
  'composed_models.py',
  'diffusion_parts.py',
  'film_pipelines.py',
  'translators.py',
  'heard_models.py',
  'marks.py',
  'modular_pipelines.py',
  'named_models.py',
  'number_models.py',
  'paper_models.py',
  'picture_pipelines.py',
  'scene_models.py',
  'seen_models.py',
  'spoken_models.py',
];

/** Changes when a maker changes. */
const fingerprint = (maker: string): string =>
  [...shared, `${maker}.py`]
    .map((name) => join(scripts, name))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('\n');

const outcomeFile = (folder: string): string => join(folder, 'outcome.json');

function specOf(blocks: readonly Block[], maker: Maker | undefined): Spec | undefined {
  const [first] = blocks;
  if (!first) return undefined;
  const { library, branch, record, branchCode: code } = first;
  const hash = createHash('sha256')
    .update(JSON.stringify([library, branch, record, code, maker && fingerprint(maker.script)]))
    .digest('hex')
    .slice(0, 10);
  return { library, branch, record, code, folder: join(folders.hub, hash) };
}

/** A maker declares its packages in its script metadata; one in a snippet's environment uses those there. */
const commandOf = (script: string, environment: string | undefined): readonly [string, ...string[]] =>
  environment === undefined
    ? ['uv', 'run', '--quiet', '--python', '3.12', '--script', script]
    : [join(environment, 'bin/python'), script];

/** Runs a maker once for all branches that need it. */
async function make(script: string, specs: readonly Spec[], environment?: string): Promise<void> {
  const name = environment === undefined ? script : `${script}-${basename(environment)}`;
  const order = join(folders.hub, `${name}.order.json`);
  writeFileSync(order, JSON.stringify(specs));
  const { NODE_OPTIONS: _, PYTHONDONTWRITEBYTECODE: __, ...env } = process.env;
  // Makers with an environment of their own run often; one in that of a snippet runs once.
  const bytecode =
    environment === undefined
      ? { PYTHONPYCACHEPREFIX: join(folders.pycache, 'makers') }
      : { PYTHONDONTWRITEBYTECODE: '1' };
  const [program, ...args] = [...commandOf(join(scripts, `${script}.py`), environment), order];
  await run(program, args, {
    env: {
      ...env,
      UV_CACHE_DIR: folders.downloads,
      OMP_NUM_THREADS: '1',
      CUDA_VISIBLE_DEVICES: '',
      ...bytecode,
    },
    cwd: folders.hub,
    maxBuffer: 1e8,
  }).then(
    ({ stderr }) => writeFileSync(join(folders.hub, `${name}.log`), stderr),
    (error: unknown) => {
      const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
      console.error(`The maker ${script} failed: ${text.trim().split('\n').at(-1)}`);
    },
  );
}

/**
 * The repositories of each branch, by `<library>/<branch>`. With an environment, those of makers that need it;
 * without, all others.
 */
export async function makeRepositories(
  blocks: readonly Block[],
  environment?: string,
): Promise<ReadonlyMap<string, Made>> {
  mkdirSync(folders.hub, { recursive: true });
  const branches = Map.groupBy(blocks, ({ library, branch }) => `${library}/${branch}`);
  const specs = [...branches].flatMap(([name, own]) => {
    const [first] = own;
    const maker = first && makerOf(first);
    const spec = specOf(own, maker);
    return spec && (maker?.own ?? false) === (environment !== undefined) ? [{ name, maker, spec }] : [];
  });
  const missing = specs.filter(
    ({ maker, spec }) => maker !== undefined && !existsSync(outcomeFile(spec.folder)),
  );
  for (const [script, some] of Map.groupBy(missing, ({ maker }) => maker?.script)) {
    for (const { spec } of some) rmSync(spec.folder, { recursive: true, force: true });
    if (script !== undefined)
      await make(
        script,
        some.map(({ spec }) => spec),
        environment,
      );
  }
  return new Map(
    specs.map(({ name, maker, spec }) => {
      writePlaceholders(spec.folder, spec);
      return [name, madeOf(spec, maker)];
    }),
  );
}

function madeOf({ folder }: Spec, maker: Maker | undefined): Made {
  if (maker === undefined) return { folder, real: false };
  if (!existsSync(outcomeFile(folder))) return { folder, real: false, problem: 'the maker ended early' };
  const { problem }: { problem?: string } = JSON.parse(readFileSync(outcomeFile(folder), 'utf8'));
  return problem === undefined ? { folder, real: true } : { folder, real: false, problem };
}
