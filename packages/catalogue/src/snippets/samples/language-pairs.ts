/** @module The two languages of a translator, as its record tells them, and how each family spells them. */
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import samples from '../../tasks/entries/translation/samples.ts';
import { languageNamesOf } from '../../tasks/languages.ts';
import type { TranslatorFamily } from './translator-family.ts';

/**
 * Languages: the code, if it is not the first two letters of that of NLLB; a mark, if M2M-100 lacks it; the code of NLLB,
 * and its script, if that is not Latin; the region of mBART; other names.
 */
const rows =
  'afr ZA;amh Ethi;arb Arab AR ara arabic;asm! Beng;ast ast;azj AZ aze;bak Cyrl;bel Cyrl;bg bul Cyrl;bm! bam;bn ben Beng IN bangla;br;bs bos;cat;ceb ceb;cs ces CZ;cym;dan;deu DE ger german;dzo! Tibt;ee! ewe;ell Grek greek;eng XX english;es spa XX sp spanish;et est EE;eus!;fa pes Arab IR fas;ff fuv;fin FI;fj! fij;fo! fao;fon! fon;fra XX fre french francais;fy;ga gle;gd gla;glg ES;guj Gujr IN;hau;heb Hebr IL;hin Deva IN hindi;hrv HR;ht hat;hu hun hungarian;hye Armn;id ind ID;ig ibo;ilo ilo;isl;ita IT italian;ja jpn Jpan XX jp japanese;jv jav;kat Geor GE;kk kaz Cyrl KZ;km khm Khmr KH;kn kan Knda;kor Hang KR kr korean;ks! kas Arab kashmiri;ky! kir Cyrl;lb ltz;lg lug;ln lin;lo lao Laoo;lt lit LT;lvs LV lav;mg plt;mkd Cyrl MK;ml mal Mlym IN;mn khk Cyrl MN mon;mos! mos;mr mar Deva IN;ms zsm;mya Mymr MM;ne npi Deva NP nep;nld XX;no nob nor;nso;nya!;oci;ory Orya;pan Guru;pl pol PL;ps pbt Arab AF;pt por XX portuguese;ron RO;rus Cyrl RU russian;rw! kin;san! Deva;sd snd Arab;sin Sinh LK;sk slk;slv SI;sna!;som;sq als;srp Cyrl;ssw;sun;sv swe SE;swh KE swa;tam Taml IN;tel! Telu IN telugu;tgk! Cyrl;tha Thai TH;tir! Ethi;tl tgl XX;tn tsn;tr tur TR turkish;tso!;tt! tat Cyrl;twi!;ug! uig Arab;ukr Cyrl UA ua ukrainian;urd Arab PK;uzn;vie VN vietnamese;wo wol wolof;xho ZA;yi ydd Hebr;yor;zho Hans CN chi cmn cn chinese;zul'
    .split(';')
    .map((row) => row.replace(/^((..).)(!?)(?=$| [A-Z])/, '$2$3 $1'));

/** The first row of two with the same name counts. */
const rowsByName = new Map(rows.toReversed().flatMap((row) => row.split(/!? /).map((name) => [name, row])));

const rowOf = (name: string): string | undefined => rowsByName.get(name);

/** `zh_CN`, `zho` and `Chinese` are `zh`; a name that no row has is its own code. */
function codeOf(name: string): string {
  const [first = ''] = name.trim().toLowerCase().split(/[-_]/);
  return /^[a-z]+/.exec(rowOf(first) ?? first)?.[0] ?? first;
}

/** Undefined if the family lacks the language. */
export function spelled(code: string, family: TranslatorFamily): string | undefined {
  const row = rowOf(code);
  if (row === undefined) return undefined;
  if (family === 'm2m') return row.startsWith(`${code}!`) ? undefined : code;
  const word = (family === 'mbart' ? / ([A-Z]{2})\b/ : /^\S+ ([a-z]{3})\b/).exec(row)?.[1];
  if (word === undefined) return undefined;
  return family === 'mbart' ? `${code}_${word}` : `${word}_${/[A-Z][a-z]+/.exec(row)?.[0] ?? 'Latn'}`;
}

const hasText = (code: string): boolean => Object.hasOwn(samples.input.text, code);

type Pair = readonly [source: string, target: string];

/** What an example or the parameters of the card say, in fields that no schema lists. */
function told({ widgetData, cardData }: ModelRecord): Pair | undefined {
  const all = JSON.stringify([widgetData, cardData?.widget, cardData]);
  const found = /"src_lang":"(\w+)"[^]*?"tgt_lang":"(\w+)"/.exec(all);
  return found ? [codeOf(found[1] ?? ''), codeOf(found[2] ?? '')] : undefined;
}

/** The words of a name without scripts: `en2ko` and `eng_Latn-to-kor_Hang` have the same. */
const wordsOf = (model: ModelRecord): readonly string[] =>
  nameOf(model)
    .replaceAll(/_[A-Z][a-z]{3}(?![a-z])/g, '')
    .toLowerCase()
    .replaceAll(/(?<=[a-z])2(?=[a-z])/g, ' to ')
    .match(/(?<![^-_.\d\s])[a-z]+(?![^-_.\d\s])/g) ?? [];

/** Two languages one after the other, or one beside a word that may be the code of another: `en-vi_mbart50`, `ru-kbd`. */
function pairIn(words: readonly string[], stated: readonly string[]): Pair | undefined {
  const isKnown = (word: string): boolean => rowOf(word) !== undefined || stated.includes(word);
  const pairs = words.flatMap((word, at) => {
    const joined = words[at + 1] === 'to';
    const next = words[joined ? at + 2 : at + 1] ?? '';
    const pair: Pair = [codeOf(word), codeOf(next)];
    const unknown = [word, next].filter((one) => !isKnown(one));
    return pair[0] === pair[1] || unknown.length > 1 || unknown.some((one) => one.length !== 3)
      ? []
      : [{ pair, isSure: unknown.length === 0, joined }];
  });
  const sure = pairs.filter(({ isSure }) => isSure);
  const best =
    sure.find(({ joined }) => joined) ?? sure.find(({ pair }) => hasText(pair[0])) ?? sure[0] ?? pairs[0];
  return best?.pair;
}

/** By an example or parameters of the card, the name, or the card; `isSame`: it writes the language that it reads. */
export function pairOf(model: ModelRecord, isSame: boolean): Pair {
  const names = languageNamesOf(model);
  const stated = names.includes('multilingual') ? [] : [...new Set(names.map(codeOf))];
  const words = wordsOf(model);
  const named = words.filter((word) => rowOf(word) !== undefined);
  const [first = 'en'] = stated;
  if (isSame) {
    const language = codeOf(named[0] ?? first);
    return [language, language];
  }
  const pair = told(model) ?? pairIn(words, stated);
  if (pair) return pair;
  const source = stated.includes('en') ? 'en' : (stated.find(hasText) ?? first);
  if (/many-to-one/i.test(model.id)) return [source === 'en' ? 'fr' : source, 'en'];
  const target = codeOf(named.find((word) => word.length > 3) ?? source);
  if (target !== source) return [source, target];
  if (stated.length === 2) return [source, stated.find((code) => code !== source) ?? source];
  const isTranslator = stated.length !== 1 || model.pipeline_tag === 'translation';
  if (!isTranslator || rowOf(source) === undefined) return [source, source];
  return [source, source === 'fr' ? 'en' : 'fr'];
}
