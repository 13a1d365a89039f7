/** @module Where a tokenizer or processor comes from if the repository lists its files and has none: its base model. */
import { baseModelOf, nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import {
  type Classes,
  featureExtractor,
  imageProcessor,
  processor as both,
  tokenizer,
} from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { ctc } from './preparer-files.ts';

/** Checkpoints whose names those of fine-tuned models begin with or contain, the longest first. */
const checkpoints: readonly string[] = [
  'PlanTL-GOB-ES/roberta-base-bne',
  'vinai/bertweet-large',
  'vinai/bertweet-base',
  'allegro/plt5-small',
  'allegro/plt5-large',
  'allegro/plt5-base',
  'codeparrot/codeparrot-small',
  'codeparrot/codeparrot',
  'google-bert/bert-base-multilingual-uncased',
  'google-bert/bert-base-multilingual-cased',
  'distilbert/distilbert-base-multilingual-cased',
  'distilbert/distilbert-base-uncased',
  'distilbert/distilbert-base-cased',
  'google-bert/bert-large-uncased',
  'google-bert/bert-large-cased',
  'google-bert/bert-base-uncased',
  'google-bert/bert-base-cased',
  'distilbert/distilroberta-base',
  'FacebookAI/xlm-roberta-large',
  'FacebookAI/xlm-roberta-base',
  'FacebookAI/roberta-large',
  'FacebookAI/roberta-base',
  'albert/albert-base-v2',
  'openai-community/gpt2-medium',
  'openai-community/gpt2-large',
  'distilbert/distilgpt2',
  'openai-community/gpt2',
  'google-t5/t5-small',
  'google-t5/t5-large',
  'google-t5/t5-base',
  'google/mt5-small',
  'google/mt5-base',
  'facebook/bart-large',
  'facebook/bart-base',
];

const containing = (name: string): string | undefined => {
  const words = `-${name.toLowerCase().replaceAll(/[\s_.]/g, '-')}-`;
  return checkpoints.find((id) => words.includes(`-${nameOf({ id })}-`));
};

/** Tokenizers in other repositories. */
const apart: readonly (readonly [model: RegExp, id: string])[] = [
  [/^allegro\/herbert-klej-cased-v1$/, 'allegro/herbert-klej-cased-tokenizer-v1'],
  [/\/papugapt2/i, 'flax-community/papuGaPT2'],
  [/\/ptt5-base-summ/, 'unicamp-dl/ptt5-base-portuguese-vocab'],
];

/** Types whose English checkpoints share one tokenizer. */
const shared: Readonly<Record<string, string>> = {
  bart: 'facebook/bart-base',
  gpt2: 'openai-community/gpt2',
  roberta: 'FacebookAI/roberta-base',
  t5: 'google-t5/t5-base',
};

/** Types whose checkpoints share one tokenizer, whatever their language. */
const sharedByAll: Readonly<Record<string, string>> = {
  camembert: 'almanach/camembert-base',
  visual_bert: 'google-bert/bert-base-uncased',
  'xlm-roberta': 'FacebookAI/xlm-roberta-base',
};

/** Languages in the names of models whose tokenizers are not the English ones. */
const otherLanguage =
  /chinese|japan|korea|german|french|spanish|ital|russ|arab|persian|turk|polish|indo|vietnam|(?:^|[-_])(?:ko|kor|pl|zh|ja|de|fr|es|it|ru|ar|fa|tr|vi|pt|hi|bn)(?:[-_]|$)/i;

function sharedTokenizer(model: ModelRecord): string | undefined {
  const type = modelTypeNameOf(model);
  const isEnglish = [model.cardData?.language ?? []].flat().every((one) => one === 'en');
  const english = isEnglish && !otherLanguage.test(nameOf(model)) ? own(shared, type) : undefined;
  return own(sharedByAll, type) ?? english;
}

/** Names of encoders and decoders with the same tokenizer; others write with another than they read with. */
const alike = /^(?:longformer|roberta)[-_]?2?[-_]?roberta/i;

/** The tokenizer of a model that was made of two others. */
const sharedByBoth = (model: ModelRecord): string | undefined =>
  alike.test(nameOf(model)) ? 'FacebookAI/roberta-base' : undefined;

function tokenizerOf(model: ModelRecord): string | undefined {
  const known = apart.find(([name]) => name.test(model.id))?.[1] ?? baseModelOf(model);
  if (known !== undefined) return known;
  return /^encoder.decoder$/.test(modelTypeNameOf(model) ?? '')
    ? sharedByBoth(model)
    : (containing(nameOf(model)) ?? sharedTokenizer(model));
}

/** Settings of pictures and sounds are the same for all checkpoints of a type. */
const sharedImages: Readonly<Record<string, string>> = {
  beit: 'microsoft/beit-base-patch16-224',
  convnext: 'facebook/convnext-tiny-224',
  deformable_detr: 'SenseTime/deformable-detr',
  deit: 'facebook/deit-base-distilled-patch16-224',
  detr: 'facebook/detr-resnet-50',
  dinov2: 'facebook/dinov2-base',
  resnet: 'microsoft/resnet-50',
  segformer: 'nvidia/segformer-b0-finetuned-ade-512-512',
  swin: 'microsoft/swin-tiny-patch4-window7-224',
  vit: 'google/vit-base-patch16-224',
};

const sharedSounds: Readonly<Record<string, string>> = {
  hubert: 'facebook/hubert-base-ls960',
  wav2vec2: 'facebook/wav2vec2-base',
  wavlm: 'microsoft/wavlm-base',
};

const sharedPairs: Readonly<Record<string, string>> = {
  vilt: 'dandelin/vilt-b32-mlm',
};

/** Names with the side of larger pictures, which a model of that size requires. */
const otherSize = /(?:^|[-_])(?:256|336|384|448|512)(?:[-_]|$)/;

function sharedPreparer(model: ModelRecord, { processor }: Classes): string | undefined {
  const type = modelTypeNameOf(model);
  if (processor === featureExtractor) return own(sharedSounds, type);
  if (processor === both) return own(sharedPairs, type);
  return processor === imageProcessor && !otherSize.test(nameOf(model)) ? own(sharedImages, type) : undefined;
}

const fromOther = (what: string, id: string): Warning => ({
  code: 'inferred',
  message: `The repository has no ${what}: this loads that of ${id}.`,
});

const absent = (what: string): Warning => ({
  code: 'unfit',
  message: `The repository has no ${what}: load that of the model it was trained from.`,
});

/** The vocabulary of such a model was made from the texts that it was trained with. */
const noVocabulary: Warning = {
  code: 'unfit',
  message: 'The repository has no vocabulary, without which the model writes no text: ask its author for it.',
};

const parameters: Readonly<Record<string, string>> = {
  [featureExtractor]: 'feature_extractor',
  [imageProcessor]: 'image_processor',
  [tokenizer]: 'tokenizer',
};

export interface PreparerSource {
  /** Another repository, if it is known. */
  readonly id?: string;
  /** It as an argument of `pipeline(…)`. */
  readonly argument?: Readonly<Record<string, string>>;
  readonly warning: Warning;
}

/** For a repository that `lacksPreparer`. */
export function preparerSource(model: ModelRecord, classes: Classes): PreparerSource {
  if (classes.model === ctc) return { warning: noVocabulary };
  const words = classes.processor === tokenizer;
  const what = words ? 'tokenizer' : 'processor';
  const id = words ? tokenizerOf(model) : sharedPreparer(model, classes);
  return id === undefined || id === model.id
    ? { warning: absent(what) }
    : {
        id,
        argument: { [own(parameters, classes.processor) ?? 'processor']: id },
        warning: fromOther(what, id),
      };
}
