/** @module The languages of the sample texts, and their names; English is known without them. */

/** A task has texts in some of them. */
export const sampleLanguages = [
  'en',
  'zh',
  'fr',
  'es',
  'ru',
  'uk',
  'it',
  'fa',
  'ar',
  'bn',
  'mn',
  'si',
  'de',
  'dv',
  'ja',
  'ko',
  'pt',
  'tr',
  'fi',
  'sv',
  'da',
  'id',
  'no',
  'nl',
  'pl',
  'cs',
  'vi',
  'hi',
  'th',
  'he',
  'ca',
  'hu',
  'lv',
  'lt',
  'ur',
  'bg',
  'el',
  'kk',
  'ro',
] as const;

export type SampleLanguage = (typeof sampleLanguages)[number];

/** Codes, each before other codes and English names that occur in cards. */
const names =
  'en eng english;zh zho chi cmn chinese;fr fra fre french;es spa spanish;ru rus russian;uk ukr ukrainian;it ita italian;fa fas per persian;ar ara arabic;bn ben bengali;mn mon khk mongolian;si sin sinhala;de deu ger german;dv div dhivehi;ja jp jpn japanese;ko kr kor korean;pt por portuguese;no nb nob nor;cs ces'
    .split(';')
    .map((row) => row.split(' '));

/** `zh-CN`, `zho` and `Chinese` are `zh`; a name that is not listed is its own code. */
export function sampleLanguage(name: string): string {
  const code = name.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return names.find((row) => row.includes(code))?.[0] ?? code;
}

/** The first language that there is a text in. */
export const languageAmong = (given: readonly string[], texts: Readonly<Record<string, unknown>>): string =>
  given.map(sampleLanguage).find((code) => Object.hasOwn(texts, code)) ?? 'en';
