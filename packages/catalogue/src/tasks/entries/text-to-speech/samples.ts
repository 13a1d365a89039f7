import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  template: 'textToSpeech',
  result: 'output.wav',
  input: {
    kind: 'text',
    text: {
      en: 'The ferry leaves at half past nine.',
      zh: '渡轮九点半出发。',
      fr: 'Le ferry part à neuf heures et demie.',
      es: 'El ferry sale a las nueve y media.',
      ru: 'Паром отправляется в половине десятого.',
      uk: 'Пором відходить о пів на десяту.',
      it: 'Il traghetto parte alle nove e mezza.',
      fa: 'کشتی ساعت نه و نیم حرکت می‌کند.',
      ar: 'تغادر العبّارة في التاسعة والنصف.',
      bn: 'ফেরিটি সাড়ে নয়টায় ছাড়ে।',
      mn: 'Усан онгоц есөн цаг хагаст хөдөлнө.',
      si: 'පාරුව නවයයි තිහට පිටත් වේ.',
      de: 'Die Fähre fährt um halb zehn ab.',
      dv: 'ފެރީ ފުރާނީ ހެނދުނު ނުވަގަޑީގައެވެ.',
    },
  },
});
