/** @module Use of a translator of many languages. They are set by tokens, which each family spells differently. */
import { py } from '../../../code/index.ts';
import { nameOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import { sampleText } from '../../../snippets/samples.ts';
import { sampleLanguageOf } from '../../../tasks/languages.ts';
import type { Use } from './classes.ts';
import { modelTypeNameOf } from './model-type.ts';

/** Languages by their code: as mBART and as NLLB write them. */
const spellings: Readonly<Record<string, readonly [mbart: string, nllb: string]>> = {
  ar: ['ar_AR', 'arb_Arab'],
  bn: ['bn_IN', 'ben_Beng'],
  de: ['de_DE', 'deu_Latn'],
  en: ['en_XX', 'eng_Latn'],
  es: ['es_XX', 'spa_Latn'],
  fa: ['fa_IR', 'pes_Arab'],
  fr: ['fr_XX', 'fra_Latn'],
  hi: ['hi_IN', 'hin_Deva'],
  it: ['it_IT', 'ita_Latn'],
  ja: ['ja_XX', 'jpn_Jpan'],
  ko: ['ko_KR', 'kor_Hang'],
  mn: ['mn_MN', 'khk_Cyrl'],
  pt: ['pt_XX', 'por_Latn'],
  ro: ['ro_RO', 'ron_Latn'],
  ru: ['ru_RU', 'rus_Cyrl'],
  si: ['si_LK', 'sin_Sinh'],
  tr: ['tr_TR', 'tur_Latn'],
  uk: ['uk_UA', 'ukr_Cyrl'],
  vi: ['vi_VN', 'vie_Latn'],
  zh: ['zh_CN', 'zho_Hans'],
};

interface Spelling {
  /** The value of `src_lang`. */
  readonly source: (language: string) => string;
  /** The first token of the output. */
  readonly target: (language: string) => string;
}

const spelled = (column: 0 | 1): Spelling => {
  const spell = (language: string): string => own(spellings, language)?.[column] ?? language;
  return { source: spell, target: spell };
};
const mbart = spelled(0);
const nllb = spelled(1);
const m2m: Spelling = { source: (language) => language, target: (language) => `__${language}__` };

function spellingOf(model: ModelRecord): Spelling {
  const type = modelTypeNameOf(model);
  if (type === 'mbart') return mbart;
  return type === 'nllb-moe' || /nllb/i.test(model.id) ? nllb : m2m;
}

/** `nllb-en-to-vi`, `en-vi_mbart50`: the second of two languages. */
const pair = /(?:^|[-_])([a-z]{2})[-_](?:to[-_])?([a-z]{2})(?:[-_]|$)/i;

function targetOf(model: ModelRecord, source: string): string {
  const named = pair.exec(nameOf(model))?.[2]?.toLowerCase();
  if (named !== undefined && named !== source && own(spellings, named)) return named;
  return source === 'fr' || /many-to-one/i.test(model.id) ? 'en' : 'fr';
}

/** For a translator; undefined if its family has no name for the language of the text. */
export function translateUse(model: ModelRecord): Use | undefined {
  const spelling = spellingOf(model);
  const source = sampleLanguageOf(model);
  if (own(spellings, source) === undefined) return undefined;
  return {
    code: py`
      tokenizer.src_lang = ${spelling.source(source)}
      inputs = tokenizer(${sampleText(model, 'translation')}, return_tensors="pt").to(model.device)
      target = tokenizer.convert_tokens_to_ids(${spelling.target(targetOf(model, source))})
      outputs = model.generate(**inputs, forced_bos_token_id=target, max_new_tokens=60)
      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `,
  };
}
