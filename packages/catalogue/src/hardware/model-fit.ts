/** @module Which files of a model run on a machine, with how much context and how fast. */
import { CatalogueError } from '../errors.ts';
import { type AttentionShape, ggufFiles, memoryNeed, type MemoryNeed } from '../quantization/index.ts';
import { attentionOf, contextLengthOf } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import { activeShare } from './active-weights.ts';
import { type Capacity, capacityOf, type FitState, fitState } from './fit.ts';
import type { Machine } from './machine.ts';
import { furtherOverhead } from './overhead.ts';
import { parametersOf } from './parameters.ts';
import { expectedSpeed, type Speed, usualLayers } from './speed.ts';
import { storedWeights } from './stored-weights.ts';

export interface FitOptions {
  /** In tokens; default: 4,096. */
  readonly contextLength?: number;
  readonly attention?: AttentionShape;
}

/** Weights in a repository that can be loaded on their own. */
export interface FitCandidate {
  /** A file, or the precision of weights that are spread over several. */
  readonly name: string;
  /** A quantization such as `Q4_K_M`, or a precision such as `BF16`. */
  readonly label?: string;
  readonly size: number;
  /** From the number of parameters, because the record has no size. */
  readonly sizeIsEstimate: boolean;
}

export interface FileFit extends FitCandidate {
  readonly need: MemoryNeed;
  readonly state: FitState;
  /** Needed memory ÷ memory of the machine. */
  readonly share: number;
  /** The most tokens of context with which it fits; absent when none does. */
  readonly longestContext?: number;
  readonly speed?: Speed;
}

export interface ModelFit {
  readonly contextLength: number;
  /** The most precise first. Empty when the record has no sizes. */
  readonly files: readonly FileFit[];
  /** The most precise that fits, else the smallest that is tight. */
  readonly best?: FileFit;
}

export const defaultContextLength = 4096;
export const longestContextLength = 16_777_216;
export function fitCandidates(model: ModelRecord): readonly FitCandidate[] {
  const parameters = parametersOf(model);
  const { models } = ggufFiles(model.siblings ?? [], { ...(parameters !== undefined && { parameters }) });
  const gguf = models.flatMap(({ name, size, sizeIsEstimate, quantization }) =>
    size === undefined
      ? []
      : [{ name, size, sizeIsEstimate, ...(quantization && { label: quantization.label }) }],
  );
  const stored = gguf.length > 0 ? undefined : storedWeights(model);
  return stored === undefined ? gguf : [stored];
}

export function modelFit(model: ModelRecord, machine: Machine, options: FitOptions = {}): ModelFit {
  const { contextLength = defaultContextLength } = options;
  requireContext(contextLength);
  const capacity = capacityOf(machine);
  const files = fitCandidates(model).map((candidate) =>
    fileFit(model, candidate, machine, capacity, { ...options, contextLength }),
  );
  const best =
    files.find(({ state }) => state === 'fits') ?? files.findLast(({ state }) => state === 'tight');
  return { contextLength, files, ...(best && { best }) };
}

export function requireContext(tokens: number): void {
  if (Number.isInteger(tokens) && tokens >= 1 && tokens <= longestContextLength) return;
  throw new CatalogueError(
    'invalid-option',
    `context must be a whole number of tokens from 1 to ${longestContextLength}, not ${tokens}.`,
    'context',
  );
}

function fileFit(
  model: ModelRecord,
  candidate: FitCandidate,
  machine: Machine,
  capacity: Capacity,
  options: FitOptions & { readonly contextLength: number },
): FileFit {
  const need = needOf(model, candidate, machine, options);
  const state = fitState(need.total, capacity);
  const longestContext = contextWithin(model, need, options.contextLength, capacity.usable);
  const share = activeShare(model);
  const speed =
    share === undefined || state === 'too-large' || state === 'partly-on-cpu'
      ? undefined
      : expectedSpeed(machine, {
          bytes: need.weights * share + need.cache,
          layers: layersOf(model, need, options),
          isDenseGguf: share === 1 && /\.gguf$/i.test(candidate.name),
        });
  return {
    ...candidate,
    need,
    state,
    share: need.total / capacity.total,
    ...(longestContext !== undefined && { longestContext }),
    ...(speed && { speed }),
  };
}

/** Without a parameter count, each byte of the file counts as a parameter. */
const layersOf = (model: ModelRecord, { weights }: MemoryNeed, { attention }: FitOptions): number =>
  attention?.layers ?? model.config?.num_hidden_layers ?? usualLayers(parametersOf(model) ?? weights);

export function needOf(
  model: ModelRecord,
  { size, label }: FitCandidate,
  machine: Machine,
  { contextLength, attention = attentionOf(model) }: FitOptions,
): MemoryNeed {
  const parameters = parametersOf(model);
  const need = memoryNeed({
    fileSize: size,
    ...(parameters !== undefined && { parameters }),
    ...(label !== undefined && { label }),
    ...(contextLength !== undefined && { contextLength }),
    ...(attention && { attention }),
  });
  const further = furtherOverhead(machine);
  return { ...need, overhead: need.overhead + further, total: need.total + further };
}

/** Their models read pictures, sounds or tables: how many tokens would fit says nothing. */
const withoutTokens =
  /^(?:image-(?!text-to-text|to-text)|video-(?!text-to-text)|tabular-(?!to-text)|audio-(?!text-to-text)|(?:unconditional-image|mask)-generation$|(?:depth-estimation|voice-activity-detection|object-detection|keypoint-detection|reinforcement-learning|robotics|time-series-forecasting)$|zero-shot-(?:image|object)-|text-to-(?:image|video|3d)$)/;

/** Rounded down to 1,024 tokens, and at most the model's context length. */
function contextWithin(
  model: ModelRecord,
  need: MemoryNeed,
  contextLength: number,
  usable: number,
): number | undefined {
  if (withoutTokens.test(model.pipeline_tag ?? '')) return undefined;
  const perToken = need.cache / contextLength;
  const tokens = Math.min(
    (usable - need.weights - need.overhead) / perToken,
    contextLengthOf(model) ?? longestContextLength,
  );
  const rounded = tokens < 1024 ? Math.floor(tokens) : Math.floor(tokens / 1024) * 1024;
  return rounded >= 1 ? rounded : undefined;
}
