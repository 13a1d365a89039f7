import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  input: {
    kind: 'similarity',
    source: {
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
    sentences: {
      en: ['Boats to the island depart in the morning.', 'She repairs violins in a small workshop.'],
      zh: ['去岛上的船早上出发。', '她在一间小作坊里修理小提琴。'],
      fr: ["Les bateaux pour l'île partent le matin.", 'Elle répare des violons dans un petit atelier.'],
      es: ['Los barcos a la isla salen por la mañana.', 'Ella repara violines en un pequeño taller.'],
      ru: ['Лодки на остров уходят утром.', 'Она чинит скрипки в маленькой мастерской.'],
      uk: ['Човни на острів відпливають уранці.', 'Вона лагодить скрипки в маленькій майстерні.'],
      it: ["Le barche per l'isola partono al mattino.", 'Lei ripara violini in una piccola bottega.'],
      fa: ['قایق‌های جزیره صبح حرکت می‌کنند.', 'او در کارگاهی کوچک ویولن تعمیر می‌کند.'],
      ar: ['تغادر القوارب إلى الجزيرة في الصباح.', 'تصلح الكمانات في ورشة صغيرة.'],
      bn: ['দ্বীপের নৌকা সকালে ছাড়ে।', 'তিনি একটি ছোট কারখানায় বেহালা মেরামত করেন।'],
      mn: ['Арал руу явах завь өглөө хөдөлдөг.', 'Тэр жижиг цехэд хийл засдаг.'],
      si: ['දූපතට යන බෝට්ටු උදේ පිටත් වේ.', 'ඇය කුඩා වැඩපළක වයලීන අලුත්වැඩියා කරයි.'],
      de: ['Boote zur Insel legen am Morgen ab.', 'Sie repariert Geigen in einer kleinen Werkstatt.'],
      dv: ['ރަށަށް ދާ ދޯނި ފުރަނީ ހެނދުނެވެ.', 'އޭނާ މަސައްކަތް ކުރަނީ ކުތުބުޚާނާއެއްގައެވެ.'],
    },
  },
});
