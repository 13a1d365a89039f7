import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  input: {
    kind: 'text',
    text: {
      en: 'Ada Lovelace met Charles Babbage in London in 1833.',
      zh: '1833年，阿达·洛芙莱斯在伦敦遇见了查尔斯·巴贝奇。',
      fr: 'Ada Lovelace a rencontré Charles Babbage à Londres en 1833.',
      es: 'Ada Lovelace conoció a Charles Babbage en Londres en 1833.',
      ru: 'Ада Лавлейс познакомилась с Чарльзом Бэббиджем в Лондоне в 1833 году.',
      uk: 'Ада Лавлейс познайомилася з Чарльзом Беббіджем у Лондоні 1833 року.',
      it: 'Ada Lovelace incontrò Charles Babbage a Londra nel 1833.',
      fa: 'آدا لاولیس در سال ۱۸۳۳ در لندن با چارلز ببیج دیدار کرد.',
      ar: 'التقت آدا لوفليس بتشارلز باباج في لندن عام 1833.',
      bn: '১৮৩৩ সালে লন্ডনে অ্যাডা লাভলেস চার্লস ব্যাবেজের সঙ্গে দেখা করেন।',
      mn: 'Ада Лавлэйс 1833 онд Лондонд Чарльз Бэббижтэй уулзсан.',
      si: 'ඒඩා ලව්ලේස් 1833 දී ලන්ඩනයේදී චාල්ස් බැබේජ් හමු විය.',
      de: 'Ada Lovelace traf Charles Babbage 1833 in London.',
      dv: 'އާދަމް އުޅެނީ މާލޭގައެވެ.',
      ja: 'エイダ・ラブレスは1833年にロンドンでチャールズ・バベッジと出会った。',
      ko: '에이다 러브레이스는 1833년 런던에서 찰스 배비지를 만났다.',
      pt: 'Ada Lovelace conheceu Charles Babbage em Londres em 1833.',
      sv: 'Ada Lovelace träffade Charles Babbage i London 1833.',
      vi: 'Ada Lovelace gặp Charles Babbage ở London vào năm 1833.',
      th: 'เอดา เลิฟเลซพบกับชาลส์ แบบเบจที่ลอนดอนในปี ค.ศ. 1833',
    },
  },
});
