/** @module The model type of Transformers in the name of a repository: `ada/segformer-b1-roads` is a segformer. */
import { nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { modelTypeOf, typesNamed } from './auto-classes.ts';
import { pictureTypeIn } from './picture-types.ts';

/** Types whose names are common words or parts of other names. */
const ambiguous =
  /^(?:align|aria|beam|bit|blt|canary|depth_anything|dia|doge|encoder-decoder|ernie|flint|gte|funnel|git|helium|janus|laguna|led|luke|moshi|nemotron|opt|radio|sam|splinter|superglue|youtu)$/;

/** Parts of a composite model; a repository is named after the whole, as data2vec-audio and qwen2_audio are. */
const component =
  /(?<!vec|wen2)[_-](?:text|vision|audio|encoder|decoder|thinker|backbone|model|assistant|swin|wrapper)$/;

type Families = readonly (readonly [name: RegExp, type: string])[];

/** Families whose names contain the name of another type; the first match wins. */
const specific: Families = [
  [/-qwen-?3-[5-9]-.*-a\d+b-/, 'qwen3_5_moe'],
  [/-qwen-?3-[5-9]-/, 'qwen3_5'],
  [/-smolvlm2-/, 'smolvlm'],
  [/-nemotron-3-(?:nano|super|ultra)-(?!omni-)/, 'nemotron_h'],
  [/-cohere-transcribe-/, 'cohere_asr'],
  [/-mms-tts-/, 'vits'],
  [/-tapex-(?:t5|zero)-/, 't5'],
  [/-ast-/, 'audio-spectrogram-transformer'],
  // Those for films are given several pictures.
  [/^-git-(?:base|large)-(?!ms|va)/, 'git'],
  [/-sf-rgbd?-b[0-5]-/, 'segformer'],
  [/-(?:xls-?r|xlsr-?\d*|mms-(?:300m|1b|lid))-/, 'wav2vec2'],
  [/-(?:tr-?ocr|donut|nougat|vit-gpt2|vit-bert|swin-gpt2)-/, 'vision-encoder-decoder'],
  [/-(?:bert2bert|roberta2roberta|bert2gpt2?)-/, 'encoder-decoder'],
  [/-(?:opus-(?:mt|tatoeba)|marian\w*)-/, 'marian'],
  [/-nllb\w*-/, 'm2m_100'],
  [/-xlm-?(?:r|roberta|v)-/, 'xlm-roberta'],
  [/-(?:m?deberta-?v[23]|mdeberta)-/, 'deberta-v2'],
  // Only these are in the format of Transformers.
  [/-(?:depth-anything|distill-any-depth)-.*hf-/, 'depth_anything'],
];

/** Families whose names end or begin like a type. */
const alike: Families = [
  [/-\w*hubert-/, 'hubert'],
  [/-\w*whisper\w*-/, 'whisper'],
  [/wav2vec/, 'wav2vec2'],
  [/-mbart\w*-/, 'mbart'],
  [/-(?:\w*bart|barthez|bartpho|tapex|omnitab|multitabqa)-/, 'bart'],
  [/-mt(?:0|5\w*)-/, 'mt5'],
  [/-(?:\w*t5(?:v1)?|ul2|t0(?:pp)?|tk-instruct)-/, 't5'],
  [/-(?:\w*gpt2\w*|dialogpt)-/, 'gpt2'],
  [/-(?:galactica|opt)-(?:\d+-)?\d+[bm]-/, 'opt'],
  [/-(?:pythia|dolly-v2)-/, 'gpt_neox'],
  [/-bloomz-/, 'bloom'],
  [/-distil\w*bert\w*-/, 'distilbert'],
  [/-(?:\w*roberta\w*|bertweet)-/, 'roberta'],
  [/-\w*albert-/, 'albert'],
  [/-\w*electra-/, 'electra'],
  [/-(?:\w*bert|bert\w*)-/, 'bert'],
];

/** Without the end of a class: `T5ForConditionalGeneration` is a T5. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/\BFor[A-Z].+/, '')
    .toLowerCase()
    .split(/[\s_./-]+/);

/** The type that a repository with this word is named after. */
const typeNamed = (word: string): string | undefined =>
  typesNamed(word).findLast((type) => !ambiguous.test(type) && !component.test(type));

/** Words of a name that a type may consist of. */
const longest = 4;

/** The type that some words of the name spell, the longest first, then from left to right. */
function spelled(words: readonly string[]): string | undefined {
  for (let length = longest; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1) {
      const type = typeNamed(words.slice(at, at + length).join(''));
      if (type !== undefined) return type;
    }
  return undefined;
}

const among = (families: Families, name: string): string | undefined =>
  families.find(([family]) => family.test(name))?.[1];

function readName(text: string, sees: boolean): string | undefined {
  const words = wordsOf(text);
  const name = `-${words.join('-')}-`;
  const type =
    (sees ? pictureTypeIn(name) : undefined) ?? among(specific, name) ?? spelled(words) ?? among(alike, name);
  return modelTypeOf(type) === undefined ? undefined : type;
}

/** The last name that was read, and its type: several rules ask for that of the same record. */
let last = '';
let lastType: string | undefined;

/** Of 11,301 hub records with a model type in the name, 91% have that type in their config.json. */
export function typeInName(model: Pick<ModelRecord, 'id'>, seesPictures = false): string | undefined {
  const name = nameOf(model);
  const asked = name + seesPictures;
  if (asked !== last) {
    lastType = readName(name, seesPictures);
    last = asked;
  }
  return lastType;
}

export const namedLikeIt: Warning = {
  code: 'inferred',
  message: 'The record has no model type: the class is that of the type in its name.',
};
