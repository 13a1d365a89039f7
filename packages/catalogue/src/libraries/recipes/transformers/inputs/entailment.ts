/** @module A text in another language than English, labels for it, and the sentence that it may entail. */
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import { sampleLanguageOf } from '../../../../tasks/languages.ts';

interface Entailment {
  readonly text: string;
  readonly labels: readonly string[];
  readonly sentence: string;
}

/** Models of one language compare the text with a sentence of theirs. */
const words: Readonly<Record<string, Entailment>> = {
  ar: {
    text: 'يغادر القطار الليلي إلى لشبونة في التاسعة.',
    labels: ['السفر', 'السياسة', 'الرياضة'],
    sentence: 'هذا النص عن {}.',
  },
  de: {
    text: 'Der Nachtzug nach Lissabon fährt um neun Uhr ab.',
    labels: ['Reisen', 'Politik', 'Sport'],
    sentence: 'In diesem Text geht es um {}.',
  },
  es: {
    text: 'El tren nocturno a Lisboa sale a las nueve.',
    labels: ['viajes', 'política', 'deporte'],
    sentence: 'Este texto trata de {}.',
  },
  fa: {
    text: 'قطار شبانه لیسبون ساعت نه حرکت می‌کند.',
    labels: ['سفر', 'سیاست', 'ورزش'],
    sentence: 'این متن درباره {} است.',
  },
  fr: {
    text: 'Le train de nuit pour Lisbonne part à neuf heures.',
    labels: ['voyages', 'politique', 'sport'],
    sentence: 'Ce texte parle de {}.',
  },
  it: {
    text: 'Il treno notturno per Lisbona parte alle nove.',
    labels: ['viaggi', 'politica', 'sport'],
    sentence: 'Questo testo parla di {}.',
  },
  ru: {
    text: 'Ночной поезд в Лиссабон отправляется в девять часов.',
    labels: ['путешествия', 'политика', 'спорт'],
    sentence: 'Тема этого текста — {}.',
  },
  uk: {
    text: "Нічний потяг до Лісабона вирушає о дев'ятій.",
    labels: ['подорожі', 'політика', 'спорт'],
    sentence: 'Тема цього тексту — {}.',
  },
  zh: {
    text: '开往里斯本的夜车九点出发。',
    labels: ['旅游', '政治', '体育'],
    sentence: '这段文字与{}有关。',
  },
};

/** Undefined for a language without words here. */
export const entailmentIn = (model: ModelRecord): Entailment | undefined =>
  own(words, sampleLanguageOf(model, words));
