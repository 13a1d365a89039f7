/** @module Model types that no release of Transformers has any more or ever had, and code in repositories that needs an earlier one. */
import { needsRemoteCode } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import { modelTypeNameOf, recordedType } from '../types/model-type.ts';

export interface EarlyCode {
  /** The release of Transformers that no longer runs it. */
  readonly before: string;
  readonly needs?: readonly Requirement[];
  /** What the package for tokenizers of that time needs. */
  readonly limits?: { readonly python: string };
  /** The class that code in the repository maps, where it is not that of the task. */
  readonly maps?: string;
  /** The type was in Transformers itself. */
  readonly released?: true;
  /** The last revision with code for that release, where later ones are for others. */
  readonly revision?: string;
}

const einops = pip('einops');
const sentencePiece = pip('sentencepiece');
const tiktoken = pip('tiktoken');
const causal = 'AutoModelForCausalLM';

/** The release whose caches lack methods that code of 2023 and 2024 calls, and that hands them to code which reads tuples. */
const caches = '4.49';

/** Code that maps a language model. */
const coded = (before: string, ...needs: readonly Requirement[]): EarlyCode => ({
  before,
  needs,
  maps: causal,
});

const types: Readonly<Record<string, EarlyCode>> = {
  arctic: coded(caches, sentencePiece),
  // Its tokenizer uses its words before it has them, since that release.
  baichuan: { ...coded('4.34', sentencePiece), limits: { python: '<3.12' } },
  deepseek: coded(caches),
  exaone: coded('5'),
  florence2: coded('4.54', einops, pip('timm')),
  internlm: coded(caches, sentencePiece),
  internlm2: coded(caches, sentencePiece, einops),
  kimi_k2: { before: '5', needs: [tiktoken] },
  kimi_vl: coded('4.50', tiktoken, pip('blobfile')),
  mimo: coded('5'),
  minicpm: coded('5'),
  'nemotron-nas': coded('5'),
  qwen: coded(caches, tiktoken, einops, pip('transformers_stream_generator')),
  retribert: { before: '5', released: true },
  'transfo-xl': { before: '5', needs: [pip('sacremoses')], released: true },
  'xlm-prophetnet': { before: '5', needs: [sentencePiece], released: true },
};

/** Models that are known by their names: their types are not in the record, or those of models without the code. */
const named: readonly (readonly [name: RegExp, code: EarlyCode])[] = [
  [
    /^lgai-exaone\/exaone-3\.5-7\.8b-instruct$/i,
    { ...coded('5'), revision: '0ff6b5ec7c13b049b253a16a889aa269e6b79a94' },
  ],
  [/exaone-[3d]/i, coded('5')],
  // It makes masks with arguments that later releases do not take.
  [/^xiaomimimo\/mimo-v2\.5/i, coded('5.9')],
  [/chemllm|crystal(?:chat|coder)|inkubalm|orion-14b/i, coded(caches, sentencePiece)],
];

/** The code of a model with such a name, unless its config has a class of Transformers. */
function namedCode({ id, config }: ModelRecord): EarlyCode | undefined {
  const [architecture = 'LSG'] = config?.architectures ?? [];
  return architecture.startsWith('LSG') ? named.find(([name]) => name.test(id))?.[1] : undefined;
}

/** Its own type decides: most in names are those of other models. */
export const earlyCode = (model: ModelRecord): EarlyCode | undefined =>
  own(types, recordedType(model)) ?? namedCode(model) ?? own(types, modelTypeNameOf(model));

/** The record with the classes that the repository maps: one without tags does not say that there is code. */
export function withItsCode(model: ModelRecord): ModelRecord {
  const { maps = 'AutoConfig', released } = earlyCode(model) ?? {};
  return released || needsRemoteCode(model) || (model.tags?.length && namedCode(model) === undefined)
    ? model
    : { ...model, config: { ...model.config, auto_map: { [maps]: '' } } };
}
