/** @module The verification levels of a snippet: short names, what each one says, and what it does not say. */
import type { RunDevice } from './runs.ts';

export const levels = ['syntax', 'lint', 'api', 'installs', 'executed', 'request'] as const;

export type Level = (typeof levels)[number];

/** Levels of code that runs on the reader's machine, from least to most. */
export const localLevels = [
  'syntax',
  'lint',
  'api',
  'installs',
  'executed',
] as const satisfies readonly Level[];

/** Levels of hosted calls: the client package is not read, it is run against a recording service. */
export const hostedLevels = ['syntax', 'lint', 'request'] as const satisfies readonly Level[];

export interface LevelText {
  readonly name: string;
  readonly says: string;
  readonly doesNotSay: string;
}

export const levelTexts: Readonly<Record<Level, LevelText>> = {
  syntax: {
    name: 'Syntax checked',
    says: 'The parser of its language accepts the code.',
    doesNotSay: 'Names may be undefined.',
  },
  lint: {
    name: 'Lint checked',
    says: 'Every name is defined, and there are no unused imports.',
    doesNotSay: 'Packages may lack what the code imports.',
  },
  api: {
    name: 'API checked',
    says: 'Imports, calls and keyword arguments exist in the sources of the named releases or commits.',
    doesNotSay: 'Nothing was installed or executed.',
  },
  installs: {
    name: 'Installs',
    says: 'The install command alone was enough in a clean environment: every import resolved.',
    doesNotSay: 'The code was not executed to the end.',
  },
  executed: {
    name: 'Executed',
    says: 'The code ran unchanged to the end in a clean environment with the named releases.',
    doesNotSay: 'The weights were tiny and random: quality, memory and speed were not measured.',
  },
  request: {
    name: 'Request tested',
    says: 'The real client sent the expected request to a recording service and handled its response.',
    doesNotSay: 'No provider was called.',
  },
};

export interface Verification {
  readonly level: Level;
  /** Package releases the snippet was checked or executed with, and when. */
  readonly packages?: Readonly<Record<string, string>>;
  readonly checkedOn?: string;
  /** `cpu`: the GPU in the code was replaced. `gpu`: executed on a machine with a GPU, with its releases. */
  readonly device?: RunDevice;
}

const preposition: Readonly<Record<Level, string>> = {
  syntax: '',
  lint: '',
  api: 'against',
  installs: 'with',
  executed: 'with',
  request: 'with',
};

/** "Executed on 2026-11-15 with transformers 5.22.2". */
export function verificationText({ level, packages = {}, checkedOn, device }: Verification): string {
  const releases = Object.entries(packages).map((release) => release.join(' '));
  return [
    levelTexts[level].name,
    ...(checkedOn === undefined ? [] : [`on ${checkedOn}`]),
    ...(releases.length === 0 ? [] : [preposition[level], releases.join(', ')]),
    ...(device === undefined ? [] : [device === 'cpu' ? 'on the CPU' : 'on a machine with a GPU']),
  ].join(' ');
}

/** Whether `level` includes `wanted`, among the levels of local code. */
export const reaches = (level: Level, wanted: Level): boolean => {
  const order: readonly Level[] = localLevels;
  return order.indexOf(level) >= order.indexOf(wanted) && order.includes(wanted);
};
