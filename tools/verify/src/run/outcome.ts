/** @module Runs a block and decides what its result proves. */
import type { NotRunReason, SnippetRun } from '@loadout/verification';
import type { Block } from './blocks.ts';
import { whyNotRun } from './environment.ts';
import { installSteps } from './install-steps.ts';
import type { Made } from './makers.ts';
import { needsOnlyFiles } from './only-files.ts';
import type { Room } from './room/open.ts';
import type { Ended, RunOrder } from './room/protocol.ts';

export type Outcome = Pick<SnippetRun, 'outcome' | 'installs' | 'line' | 'reason' | 'device'> & {
  readonly seconds: number;
  readonly outside: readonly string[];
  /** What the block printed, for the log. */
  readonly output: string;
};

export const limits = { seconds: 240, idleSeconds: 120, bytes: 9e9 };
/** Code for a GPU that takes longer on the CPU takes minutes even with tiny weights. */
const secondsForGpu = 60;
const keptLine = 240;

/** A GPU named in the code: the harness replaces it by the CPU and says so. */
const gpu = /(["'])cuda(?::0)?\1|\.cuda\(\)/g;
const namesGpu = (code: string): boolean => code.search(gpu) >= 0;
const onCpu = (code: string): string =>
  code.replaceAll(gpu, (found, quote: string | undefined) =>
    found === '.cuda()' ? '.cpu()' : `${quote}cpu${quote}`,
  );

const passed = ({ code, stdout, files }: Ended): boolean =>
  code === 0 && (stdout.trim() !== '' || files.length > 0);

/** Terminal colors, and what differs between runs. */
const plain = (text: string): string => {
  // oxlint-disable-next-line no-control-regex
  const lines = text.replaceAll(/\u001B\[[\d;]*m/g, '').split('\n');
  const last = lines.map((line) => line.trim()).findLast((line) => line !== '' && !/^[-=^~* ]+$/.test(line));
  return (last ?? '')
    .replaceAll(/0x[\da-f]+/g, '0x…')
    .replaceAll(/\/[^\s'"]*\/room\/\d+\/home/g, '~')
    .slice(0, keptLine);
};

function failureOf(ended: Ended): string {
  if (ended.stopped !== undefined) return `ended by the ${ended.stopped}`;
  if (ended.code === 0) return 'printed and saved nothing';
  return plain(ended.stderr) || plain(ended.stdout) || `exit status ${ended.code}`;
}

/** Whether the install command alone brings what the block imports or calls. */
async function importsResolve(room: Room, block: Block, order: Omit<RunOrder, 'kind'>): Promise<Ended> {
  if (block.language === 'python') return room.run({ ...order, imports: true });
  if (block.language === 'javascript') {
    const imports = block.code.match(/^import .*? from .*?;$/gms) ?? [];
    return room.run({ ...order, code: `${imports.join('\n')}\nconsole.log('imported');` });
  }
  const programs = new Set(
    [...block.code.matchAll(/^(?!#|\s|-)([\w./-]+)/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== undefined && !name.includes('=') && !name.startsWith('./')),
  );
  return room.run({ ...order, code: [...programs].map((name) => `command -v ${name}`).join('\n') });
}

/** The room has apps for the clients of spaces. */
const callsSpace = ({ library }: Block): boolean => library.startsWith('spaces/');

/** What it installs is already in its environment, and pip says so. */
const onlyInstalls = ({ language, code }: Block): boolean =>
  language === 'shell' && installSteps(code).length > 0;

/** Why only the imports can be tested: what the code does, or weights that are not made. */
export function onlyImports(block: Block, made: Made): NotRunReason | undefined {
  const reason = whyNotRun(block);
  const needsNoWeights = needsOnlyFiles(block) || onlyInstalls(block) || callsSpace(block);
  if (reason !== undefined || made.real || needsNoWeights) return reason;
  return namesGpu(block.code) ? 'gpu' : 'weights';
}

/** Files of repositories; descriptions that the hub computes are not made. */
const madeHere = /^huggingface\.co\/(?!.*\/croissant$)/;

/** A failure after a request that the room could not answer says nothing about the code. */
function roomLacks({ unanswered }: Ended): NotRunReason | undefined {
  if (unanswered.length === 0) return undefined;
  return unanswered.every((address) => madeHere.test(address)) ? 'weights' : 'outside';
}

/** What PyTorch, JAX and Diffusers say on a machine without a GPU. */
const noDriver =
  /no NVIDIA driver|Torch not compiled with CUDA|No CUDA (?:GPUs|runtime)|offload` requires accelerator/i;

/** A reader was warned, and the harness can replace only devices that the code names; on the CPU it may take too long. */
const lacksGpu = ({ warnsOfGpu, code }: Block, { stderr, stopped }: Ended): NotRunReason | undefined =>
  (warnsOfGpu && noDriver.test(stderr)) || (namesGpu(code) && stopped === 'time limit') ? 'gpu' : undefined;

/**
 * Threads, locks and files in the home folder of what was imported before do not survive a fork: a failure counts only in
 * a new process.
 */
const mayBeDueToFork = (block: Block, ended: Ended): boolean =>
  block.language === 'python' &&
  !passed(ended) &&
  (ended.stopped === undefined || ended.stopped === 'limit of idle time') &&
  (roomLacks(ended) ?? lacksGpu(block, ended)) === undefined;

/** Imports of other blocks may be why it passed. */
const mayBeDueToOthers = (ended: Ended): boolean => passed(ended) && ended.borrowed.length > 0;

export async function tryBlock(room: Room, block: Block, made: Made): Promise<Outcome> {
  const code = onCpu(block.code);
  const device = code === block.code ? {} : { device: 'cpu' as const };
  const order = {
    language: block.language,
    code,
    before: [],
    repositories: [made.folder],
    limits: namesGpu(block.code) ? { ...limits, seconds: secondsForGpu } : limits,
  };
  const limit = onlyImports(block, made);
  if (limit !== undefined) {
    const imported = await importsResolve(room, block, order);
    const found = { ...result(imported), outcome: 'not-run' as const };
    if (imported.code === 0) return { ...found, installs: true, reason: limit };
    // A package may download a part of itself when it is imported.
    return { ...found, installs: false, reason: roomLacks(imported) ?? limit, line: failureOf(imported) };
  }
  const alone = await room.run(order);
  // Blocks before this one may be alternatives to it, or set up what it needs.
  const withBefore =
    passed(alone) || block.before.length === 0 ? undefined : { ...order, before: block.before };
  const first = withBefore ? await room.run(withBefore) : alone;
  const again = mayBeDueToFork(block, first) || mayBeDueToOthers(first);
  const ended = again ? await room.run({ ...(withBefore ?? order), fresh: true }) : first;
  if (passed(ended)) return { ...result(ended), outcome: 'executed', installs: true, ...device };
  const imported = await importsResolve(room, block, order);
  const found = { ...result(ended), installs: imported.code === 0, line: failureOf(ended) };
  const reason = roomLacks(ended) ?? lacksGpu(block, ended);
  return reason === undefined ? { ...found, outcome: 'failed' } : { ...found, outcome: 'not-run', reason };
}

const result = ({ seconds, outside, stdout, stderr }: Ended) => ({
  seconds,
  outside,
  output: `${stdout}\n${stderr}`,
});
