import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  chat: {
    text: {
      en: 'Describe this image in one sentence.',
      zh: '用一句话描述这张图片。',
      fr: 'Décris cette image en une phrase.',
      es: 'Describe esta imagen en una frase.',
      ru: 'Опиши это изображение одним предложением.',
      uk: 'Опиши це зображення одним реченням.',
      it: 'Descrivi questa immagine in una frase.',
      fa: 'این تصویر را در یک جمله توصیف کن.',
      ar: 'صف هذه الصورة في جملة واحدة.',
      bn: 'এক বাক্যে এই ছবিটির বর্ণনা দাও।',
      mn: 'Энэ зургийг нэг өгүүлбэрээр тайлбарла.',
      si: 'මෙම රූපය එක් වාක්‍යයකින් විස්තර කරන්න.',
      de: 'Beschreibe dieses Bild in einem Satz.',
      dv: 'މި ފޮޓޯ އެއް ޖުމްލައަކުން ބަޔާންކުރޭ.',
      ja: 'この画像を一文で説明してください。',
      ko: '이 이미지를 한 문장으로 설명해 줘.',
      pt: 'Descreva esta imagem em uma frase.',
    },
    image: 'photo',
  },
});
