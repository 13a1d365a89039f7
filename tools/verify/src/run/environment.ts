/** @module The environment a block needs: exactly what its install command says, or why it cannot be made here. */
import { createHash } from 'node:crypto';
import type { Requirement } from '@loadout/catalogue';
import type { NotRunReason } from '@loadout/verification';
import { asksForInput, type Block } from './blocks.ts';
import { installSteps } from './install-steps.ts';
import { needsOnlyFiles } from './only-files.ts';

export interface Environment {
  readonly id: string;
  /** The install command, as shown. */
  readonly install: string;
  readonly python: string;
  readonly pip: readonly string[];
  /** Arguments of further installations, each after the one before. */
  readonly later: readonly (readonly string[])[];
  readonly npm: readonly string[];
  /** Debian packages with the programs that the install command names. */
  readonly apt: readonly string[];
}

/** Packages that import only on macOS. */
const macOnly =
  /^(?:mlx|mflux|moshi_mlx|moshi-mlx|diffusionkit|aneforge|cartesia-mlx|jang|parakeet-mlx|coremltools)/;
/** Packages whose installation compiles CUDA code or whose import needs a GPU driver. */
const gpuOnly =
  /^(?:tensorrt|mamba-ssm|causal-conv1d|flash-attn|sglang|vllm|xformers|ninja|cartesia-pytorch|mobilint|rkllm|onnxruntime-genai-)/;

const runnable = new Set(['python', 'shell', 'javascript']);

function unavailable(requirement: Requirement): NotRunReason | undefined {
  switch (requirement.kind) {
    case 'checkout':
      return 'git';
    case 'package':
      return 'language';
    case 'program':
      return requirement.tool === undefined && requirement.apt === undefined
        ? 'program'
        : packageLimit(requirement.tool ?? '');
    case 'python':
      if (requirement.flags?.includes('-f') === true) return 'outside';
      return requirement.url === undefined ? packageLimit(requirement.name) : 'git';
    case 'node':
      return undefined;
  }
}

const packageLimit = (name: string): NotRunReason | undefined =>
  macOnly.test(name) ? 'macos' : gpuOnly.test(name) ? 'gpu' : undefined;

/** Checkouts and install scripts of other projects, which are not on a package index. */
const clone = /^\s*git clone https:\/\/(?!huggingface\.co)/m;
const installScript = /^curl .*\| *(?:ba)?sh/m;

/** Keys and addresses of services that the reader has. */
const readsKey = /os\.environ\["(?!HF_TOKEN")[A-Z_]+"\](?! =)/;

/** Servers and apps that run until the reader ends them. */
const endless =
  /session\.wait\(\)|^(?:vllm serve|cortiq serve|lerobot-rollout|python -m (?:moshi\.server|\S+\.local_web))\b/m;

/** Why the install command cannot be followed here. */
function whyNotInstalled({ language, code, before, requirements }: Block): NotRunReason | undefined {
  if (!runnable.has(language)) return 'language';
  if (language === 'shell' && installScript.test(code)) return 'program';
  if (clone.test(code) || (!needsOnlyFiles({ language, code }) && before.some((text) => clone.test(text))))
    return 'git';
  return requirements.map(unavailable).find((reason) => reason !== undefined);
}

/** Why the code is not executed. With `input` and `server` the install command can still be tested. */
export function whyNotRun(block: Block): NotRunReason | undefined {
  const { language, code } = block;
  if (!runnable.has(language)) return 'language';
  if (asksForInput(language, code) || readsKey.test(code)) return 'input';
  return endless.test(code) ? 'server' : whyNotInstalled(block);
}

const namesPackages = (block: Block): boolean => {
  const { pip, npm } = environmentOf(block);
  return pip.length + npm.length > 0;
};

/** Whether the block can be executed here, or at least its install command can be tested. */
export const canTest = (block: Block): boolean =>
  whyNotRun(block) === undefined || (namesPackages(block) && whyNotInstalled(block) === undefined);

/** Whether everything that the block installs is on PyPI or npm, whatever machine it needs. */
export const onPackageIndex = (block: Block): boolean =>
  namesPackages(block) && [undefined, 'macos', 'gpu'].includes(whyNotInstalled(block));

const offered = ['3.12', '3.11', '3.10', '3.13', '3.9', '3.8'];

const number = (version: string): number => Number(version.split('.')[1] ?? 0);

/** The first offered Python that all `<3.13`, `>=3.11` allow. */
function pythonFor(requirements: readonly Requirement[]): string {
  const bounds = requirements
    .flatMap((one) => (one.kind === 'python' && one.python !== undefined ? one.python.split(',') : []))
    .map((bound) => /^(<=?|>=?|==)3\.(\d+)/.exec(bound.trim()))
    .filter((bound) => bound !== null);
  const allowed = offered.find((version) =>
    bounds.every(([, sign, minor]) => compare(number(version), sign ?? '', Number(minor))),
  );
  return allowed ?? '3.12';
}

function compare(minor: number, sign: string, bound: number): boolean {
  if (sign === '<') return minor < bound;
  if (sign === '<=') return minor <= bound;
  if (sign === '>') return minor > bound;
  return sign === '==' ? minor === bound : minor >= bound;
}

/** Packages that load a part from outside the package index, with the newest release whose part is also on it. */
const held: Readonly<Record<string, string>> = { duckdb: '<=1.5.5' };

/** pip's arguments in uv's spelling. */
const uvFlag: Readonly<Record<string, string>> = { '--pre': '--prerelease=allow', '-f': '--find-links' };

function pipArguments(requirement: Requirement): readonly string[] {
  if (requirement.kind === 'program') return requirement.tool === undefined ? [] : [requirement.tool];
  if (requirement.kind !== 'python') return [];
  const { name, version = held[name] ?? '', flags = [] } = requirement;
  return [`${name}${version}`, ...flags.map((flag) => uvFlag[flag] ?? flag)];
}

const npmArguments = (requirement: Requirement): readonly string[] =>
  requirement.kind === 'node'
    ? [requirement.version === undefined ? requirement.name : `${requirement.name}@${requirement.version}`]
    : [];

const aptArguments = (requirement: Requirement): readonly string[] =>
  requirement.kind === 'program' && requirement.tool === undefined && requirement.apt !== undefined
    ? [requirement.apt]
    : [];

const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** Programs have environments of their own for a reader; packages of an earlier Python are too old for them. */
const isInstalledBeside = (requirement: Requirement, python: string): boolean =>
  requirement.kind !== 'program' || number(python) >= 10;

/** Its install command is one of its own: the option would hold for all packages of a command. */
const isStep = (requirement: Requirement): boolean =>
  requirement.kind === 'python' && requirement.flags?.includes('--no-deps') === true;

export function environmentOf({
  requirements,
  install,
  before,
  language,
  code,
}: Pick<Block, 'requirements' | 'install' | 'before' | 'language' | 'code'>): Environment {
  const written = [...before, ...(language === 'shell' ? [code] : [])].flatMap(installSteps);
  const steps = [...written, ...requirements.filter(isStep).map((one) => pipArguments(one).toReversed())];
  const later = [...new Map(steps.map((step) => [step.join(' '), step])).values()];
  const python = pythonFor(requirements);
  const beside = requirements.filter((one) => !isStep(one) && isInstalledBeside(one, python));
  const parts = {
    python,
    pip: distinct(beside.flatMap(pipArguments)),
    npm: distinct(requirements.flatMap(npmArguments)),
    apt: distinct(requirements.flatMap(aptArguments)).toSorted(),
  };
  const id = createHash('sha256')
    .update(JSON.stringify(later.length === 0 ? parts : { ...parts, later }))
    .digest('hex')
    .slice(0, 10);
  return { id, install, later, ...parts };
}

/** Blocks with the same environment. */
export type SameEnvironment = readonly [Block, ...Block[]];

/** By the id of the environment. */
export function byEnvironment(blocks: readonly Block[]): ReadonlyMap<string, SameEnvironment> {
  const groups = new Map<string, [Block, ...Block[]]>();
  for (const block of blocks) {
    const { id } = environmentOf(block);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [block]);
    else group.push(block);
  }
  return groups;
}
