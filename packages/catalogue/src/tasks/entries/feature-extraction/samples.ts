import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  input: {
    kind: 'text',
    text: {
      en: 'The lighthouse keeper wrote down the weather every evening.',
      zh: '灯塔看守人每天晚上都会记下天气。',
      fr: 'Le gardien du phare notait la météo chaque soir.',
      es: 'El farero anotaba el tiempo todas las noches.',
      ru: 'Смотритель маяка каждый вечер записывал погоду.',
      uk: 'Доглядач маяка щовечора записував погоду.',
      it: 'Il guardiano del faro annotava il tempo ogni sera.',
      fa: 'نگهبان فانوس دریایی هر شب وضعیت هوا را یادداشت می‌کرد.',
      ar: 'كان حارس المنارة يدوّن حالة الطقس كل مساء.',
      bn: 'বাতিঘরের রক্ষক প্রতিদিন সন্ধ্যায় আবহাওয়া লিখে রাখতেন।',
      mn: 'Гэрэлт цамхагийн манаач орой бүр цаг агаарыг тэмдэглэдэг байв.',
      si: 'ප්‍රදීපාගාරයේ මුරකරු සෑම සවසකම කාලගුණය සටහන් කළේය.',
      de: 'Der Leuchtturmwärter notierte jeden Abend das Wetter.',
      dv: 'އޭނާ ކޮންމެ ރެއަކު މޫސުމުގެ ހާލަތު ލިޔެއެވެ.',
      ja: '灯台守は毎晩その日の天気を書き留めていた。',
      ko: '등대지기는 매일 저녁 날씨를 적어 두었다.',
      pt: 'O faroleiro anotava o tempo todas as noites.',
      tr: 'Deniz feneri bekçisi her akşam hava durumunu not ederdi.',
      id: 'Penjaga mercusuar mencatat cuaca setiap malam.',
      pl: 'Latarnik co wieczór zapisywał pogodę.',
      cs: 'Strážce majáku si každý večer zapisoval počasí.',
      hu: 'A világítótorony őre minden este feljegyezte az időjárást.',
    },
  },
});
