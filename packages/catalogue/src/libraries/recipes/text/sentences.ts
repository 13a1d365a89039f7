/** @module Sentences for taggers of languages in which the task has no sample. The list is short: a page loads all of it. */
import { own } from '../../../snippets/own.ts';

const sentences: Readonly<Record<string, string>> = {
  af: 'Ada Lovelace het in Londen gewoon.',
  bg: 'Ада Лъвлейс е живяла в Лондон.',
  ca: 'Ada Lovelace va viure a Londres.',
  cs: 'Ada Lovelace žila v Londýně.',
  cy: 'Roedd Ada Lovelace yn byw yn Llundain.',
  el: 'Η Έιντα Λάβλεϊς έζησε στο Λονδίνο.',
  et: 'Ada Lovelace elas Londonis.',
  eu: 'Ada Lovelace Londresen bizi izan zen.',
  fi: 'Ada Lovelace asui Lontoossa.',
  ga: 'Bhí Ada Lovelace ina cónaí i Londain.',
  gl: 'Ada Lovelace viviu en Londres.',
  grc: 'Ἐν ἀρχῇ ἦν ὁ λόγος.',
  he: 'עדה לאבלייס גרה בלונדון.',
  hr: 'Ada Lovelace živjela je u Londonu.',
  hu: 'Ada Lovelace Londonban élt.',
  is: 'Ada Lovelace bjó í London.',
  la: 'Gallia est omnis divisa in partes tres.',
  lt: 'Ada Lovelace gyveno Londone.',
  lv: 'Ada Lavleisa dzīvoja Londonā.',
  mk: 'Ада Лавлејс живееше во Лондон.',
  nn: 'Ada Lovelace budde i London.',
  sk: 'Ada Lovelace žila v Londýne.',
  sl: 'Ada Lovelace je živela v Londonu.',
  sr: 'Ada Lavlejs je živela u Londonu.',
  'zh-hant': '愛達·勒芙蕾絲住在倫敦。',
};

/** A sentence in the language with this code. */
export const sentenceIn = (language: string): string | undefined => own(sentences, language);
