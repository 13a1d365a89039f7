import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  input: {
    kind: 'text',
    text: {
      en: 'The library opens at nine in the morning.',
      zh: '图书馆早上九点开门。',
      fr: 'La bibliothèque ouvre à neuf heures du matin.',
      es: 'La biblioteca abre a las nueve de la mañana.',
      ru: 'Библиотека открывается в девять часов утра.',
      uk: "Бібліотека відчиняється о дев'ятій ранку.",
      it: 'La biblioteca apre alle nove del mattino.',
      fa: 'کتابخانه ساعت نه صبح باز می‌شود.',
      ar: 'تفتح المكتبة في الساعة التاسعة صباحًا.',
      bn: 'গ্রন্থাগার সকাল নয়টায় খোলে।',
      mn: 'Номын сан өглөөний есөн цагт нээгдэнэ.',
      si: 'පුස්තකාලය උදේ නවයට විවෘත වේ.',
      de: 'Die Bibliothek öffnet um neun Uhr morgens.',
      dv: 'ކުތުބުޚާނާ ހުޅުވަނީ ހެނދުނު ނުވަގަޑީގައެވެ.',
      ja: '図書館は朝九時に開きます。',
      ko: '도서관은 아침 아홉 시에 문을 엽니다.',
      pt: 'A biblioteca abre às nove da manhã.',
    },
  },
});
