import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  input: {
    kind: 'masked',
    text: {
      en: 'The harbour is busiest at the break of {mask}.',
      zh: '法国的首都是{mask}。',
      fr: 'Le port est le plus animé au lever du {mask}.',
      es: 'El puerto está más concurrido al salir el {mask}.',
      ru: 'Столица Франции — {mask}.',
      uk: 'Столиця Франції — {mask}.',
      it: 'Il porto è più affollato al sorgere del {mask}.',
      fa: 'پایتخت فرانسه {mask} است.',
      ar: 'عاصمة فرنسا هي {mask}.',
      bn: 'ফ্রান্সের রাজধানী হলো {mask}।',
      mn: 'Монгол Улсын нийслэл нь {mask} юм.',
      si: 'ප්‍රංශයේ අගනුවර {mask} වේ.',
      de: 'Im Hafen ist bei {mask} am meisten los.',
      dv: 'ދިވެހިރާއްޖޭގެ ވެރިރަށަކީ {mask} އެވެ.',
      ja: '日本の首都は{mask}です。',
      ko: '대한민국의 수도는 {mask}이다.',
      pt: 'O porto fica mais movimentado ao nascer do {mask}.',
    },
  },
});
