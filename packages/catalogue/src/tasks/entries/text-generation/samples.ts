import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  input: {
    kind: 'text',
    text: {
      en: 'Who are you?',
      zh: '你是谁？',
      fr: 'Qui es-tu ?',
      es: '¿Quién eres?',
      ru: 'Кто ты?',
      uk: 'Хто ти?',
      it: 'Chi sei?',
      fa: 'تو کیستی؟',
      ar: 'من أنت؟',
      bn: 'তুমি কে?',
      mn: 'Чи хэн бэ?',
      si: 'ඔබ කවුද?',
      de: 'Wer bist du?',
      dv: 'ކަލެޔަކީ ކާކު؟',
    },
  },
  chat: {
    text: {
      en: 'What is the capital of France?',
      zh: '法国的首都是哪里？',
      fr: 'Quelle est la capitale de la France ?',
      es: '¿Cuál es la capital de Francia?',
      ru: 'Какой город является столицей Франции?',
      uk: 'Яке місто є столицею Франції?',
      it: 'Qual è la capitale della Francia?',
      fa: 'پایتخت فرانسه کجاست؟',
      ar: 'ما هي عاصمة فرنسا؟',
      bn: 'ফ্রান্সের রাজধানী কী?',
      mn: 'Францын нийслэл аль хот вэ?',
      si: 'ප්‍රංශයේ අගනුවර කුමක්ද?',
      de: 'Was ist die Hauptstadt von Frankreich?',
      dv: 'ފަރަންސޭސިވިލާތުގެ ވެރިރަށަކީ ކޮބާ؟',
    },
  },
});
