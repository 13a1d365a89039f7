/** @module Names of the languages of the sample texts; English is known without them. */

/** Codes of the languages, with other codes and English names that occur in cards. */
const names = {
  en: 'eng english',
  zh: 'zho chi cmn chinese',
  fr: 'fra fre french',
  es: 'spa spanish',
  ru: 'rus russian',
  uk: 'ukr ukrainian',
  it: 'ita italian',
  fa: 'fas per persian',
  ar: 'ara arabic',
  bn: 'ben bengali',
  mn: 'mon khk mongolian',
  si: 'sin sinhala',
  de: 'deu ger german',
  dv: 'div dhivehi',
  ja: 'jp jpn japanese',
  ko: 'kr kor korean',
  pt: 'por portuguese',
} as const;

export type SampleLanguage = keyof typeof names;

const isLanguage = (code: string): code is SampleLanguage => Object.hasOwn(names, code);

export const sampleLanguages: readonly SampleLanguage[] =
  /* @__PURE__ */ Object.keys(names).filter(isLanguage);

/** `zh-CN`, `zho` and `Chinese` are `zh`. */
export function sampleLanguage(name: string): SampleLanguage | undefined {
  const code = name.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return sampleLanguages.find((language) => [language, ...names[language].split(' ')].includes(code));
}
