/** @module The mark of the target language, which OPUS-MT models that translate into several languages read before a text. */
import { widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { own } from '../own.ts';
import { sourceLanguageOf } from './translated-text.ts';

/** Languages of the groups that names end with; a second one where models also translate from the first. */
const groups: Readonly<Record<string, string>> = {
  aav: 'vie',
  afa: 'heb',
  alv: 'yor',
  bat: 'lit',
  bnt: 'swh',
  cel: 'cym',
  cpf: 'hat',
  cpp: 'pap',
  dra: 'tam',
  fiu: 'fin_hun',
  gem: 'deu_eng',
  gmq: 'swe_dan',
  gmw: 'deu_eng',
  grk: 'ell',
  iir: 'hin',
  inc: 'hin_urd',
  ine: 'deu_fra',
  itc: 'fra_spa',
  map: 'ind',
  mkh: 'vie',
  mul: 'deu_fra',
  nic: 'yor',
  phi: 'ceb',
  poz: 'ind',
  pqe: 'fij',
  pqw: 'ind',
  roa: 'fra_spa',
  sem: 'heb_ara',
  sit: 'mya',
  sla: 'pol_rus',
  trk: 'tur',
  tut: 'tur',
  urj: 'fin_hun',
  zle: 'rus_ukr',
  zls: 'hrv_bul',
  zlw: 'pol_ces',
  CELTIC: 'cy',
  NORTH_EU: 'sv_de',
  NORWAY: 'nb',
  ROMANCE: 'fr_es',
  SAMI: 'se',
  SCANDINAVIA: 'sv',
};

/** Codes of three letters that do not begin with that of two. */
const longCodes: Readonly<Record<string, string>> = { cs: 'ces', pl: 'pol', sv: 'swe' };

/** The target of a name: a group, or codes such as `ces_slk`. */
const named = /opus-mt-[^]*-([a-z]{2,3}(?:_[a-z]{2,3})+|[A-Z_]+|[a-z]{3})$/;

/** Languages with several varieties: models of one pair that know more than one of them read a mark as well. */
const varieties: Readonly<Record<string, string>> = {
  ar: 'ara',
  ms: 'zsm_Latn',
  no: 'nob',
  sh: 'hrv',
  vi: 'vie',
  zh: 'cmn_Hans',
};

/** The other variety, for models of one language. */
const others: Readonly<Record<string, string>> = { ms: 'ind', no: 'nno' };

/** Pairs with one variety, which have no marks. */
const single = /-(?:it-ar|(?:nl|pl|uk)-no|(?!en)[a-z]{2}-vi)$/;

/** The variety that a model of one pair writes. */
function varietyOf({ id }: ModelRecord): string | undefined {
  const [, source, target] = /opus-(?:mt|tatoeba)-(?:tc-[a-z]+-)?([a-z]{2,3})-([a-z]{2})$/.exec(id) ?? [];
  if (single.test(id)) return undefined;
  return own(source === target ? others : varieties, target);
}

/** The language of a group or of a list of codes, other than that of the text. */
function memberOf(model: ModelRecord): string | undefined {
  const target = named.exec(model.id)?.[1] ?? '';
  const languages = own(groups, target) ?? (target.includes('_') ? target : '');
  const given = languages === '' ? '' : sourceLanguageOf(model);
  return languages.split('_').find((code) => !code.startsWith(given) && code !== own(longCodes, given));
}

/** The text with the mark of a language that it is not in; the widget's text as it is. */
export function markedText(model: ModelRecord, text: string): string {
  const language = widgetOf(model)?.text === undefined ? (varietyOf(model) ?? memberOf(model)) : undefined;
  return language === undefined ? text : `>>${language}<< ${text}`;
}
