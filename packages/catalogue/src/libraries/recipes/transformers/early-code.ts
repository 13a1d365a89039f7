/** @module Model types that no release of Transformers has any more or ever had, and code in repositories that needs an earlier one. */
import { needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import type { Warning } from '../../../snippets/snippet.ts';
import { modelTypeNameOf } from './model-type.ts';
import { written } from './cautions.ts';

interface EarlyCode {
  /** The release of Transformers that no longer runs it. */
  readonly before: string;
  readonly needs?: readonly Requirement[];
  /** The class that code in the repository maps, where it is not that of the task. */
  readonly maps?: string;
  /** The type was in Transformers itself. */
  readonly released?: true;
}

const einops = pip('einops');
const sentencePiece = pip('sentencepiece');
const tiktoken = pip('tiktoken');
const causal = 'AutoModelForCausalLM';

const types: Readonly<Record<string, EarlyCode>> = {
  arctic: { before: '5', needs: [sentencePiece], maps: causal },
  deepseek: { before: '5', maps: causal },
  exaone: { before: '5', maps: causal },
  florence2: { before: '4.54', needs: [einops, pip('timm')], maps: causal },
  internlm: { before: '5', needs: [sentencePiece], maps: causal },
  internlm2: { before: '5', needs: [sentencePiece, einops], maps: causal },
  kimi_k2: { before: '5', needs: [tiktoken] },
  kimi_vl: { before: '4.50', needs: [tiktoken, pip('blobfile')], maps: causal },
  mimo: { before: '5', maps: causal },
  minicpm: { before: '5', maps: causal },
  'nemotron-nas': { before: '5', maps: causal },
  qwen: {
    before: '5',
    needs: [tiktoken, einops, pip('transformers_stream_generator')],
    maps: causal,
  },
  retribert: { before: '5', released: true },
  'transfo-xl': { before: '5', needs: [pip('sacremoses')], released: true },
  'xlm-prophetnet': { before: '5', needs: [sentencePiece], released: true },
};

/** Models that are known by their names: their types are not in the record, or those of models without the code. */
const named: readonly (readonly [name: RegExp, code: EarlyCode])[] = [
  [/exaone-(?:3|deep)/i, { before: '5', maps: causal }],
  [/crystal(?:chat|coder)/i, { before: '5', maps: causal }],
];

/** The code of a model with such a name, unless its config has a class of Transformers. */
function namedCode({ id, config }: ModelRecord): EarlyCode | undefined {
  const [architecture = 'LSG'] = config?.architectures ?? [];
  return architecture.startsWith('LSG') ? named.find(([name]) => name.test(id))?.[1] : undefined;
}

/** Its own type decides: most in names are those of other models. */
export const earlyCode = (model: ModelRecord): EarlyCode | undefined =>
  own(types, modelTypeNameOf(model)) ?? namedCode(model);

/** The record with the classes that the repository maps: one without tags does not say that there is code. */
export function withItsCode(model: ModelRecord): ModelRecord {
  const { maps = 'AutoConfig', released } = earlyCode(model) ?? {};
  return released || needsRemoteCode(model) || (model.tags?.length && namedCode(model) === undefined)
    ? model
    : { ...model, config: { ...model.config, auto_map: { [maps]: '' } } };
}

export const endedWith = ({ before, released }: EarlyCode): Warning =>
  released
    ? { code: 'deprecated', message: `Transformers ${before} and later do not have this model type.` }
    : written(before);
