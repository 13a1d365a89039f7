import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  input: {
    kind: 'text',
    text: {
      en: 'The staff were kind and the room was spotless.',
      zh: '工作人员很热情，房间一尘不染。',
      fr: 'Le personnel était aimable et la chambre impeccable.',
      es: 'El personal fue amable y la habitación estaba impecable.',
      ru: 'Персонал был приветливым, а номер — безупречно чистым.',
      uk: 'Персонал був привітний, а номер — бездоганно чистий.',
      it: 'Il personale era gentile e la camera impeccabile.',
      fa: 'کارکنان مهربان بودند و اتاق بسیار تمیز بود.',
      ar: 'كان الموظفون لطفاء وكانت الغرفة نظيفة جدًا.',
      bn: 'কর্মীরা খুব ভালো ছিলেন এবং ঘরটি একদম পরিষ্কার ছিল।',
      mn: 'Ажилтнууд найрсаг, өрөө маш цэвэрхэн байсан.',
      si: 'සේවකයෝ කාරුණික වූ අතර කාමරය ඉතා පිරිසිදු විය.',
      de: 'Das Personal war freundlich und das Zimmer makellos.',
      dv: 'މުވައްޒަފުން ވަރަށް ރަނގަޅު، އަދި ކޮޓަރި ވަރަށް ސާފުއެވެ.',
      ja: 'スタッフは親切で、部屋もとてもきれいでした。',
      ko: '직원들은 친절했고 방도 아주 깨끗했어요.',
      pt: 'Os funcionários foram gentis e o quarto estava impecável.',
      tr: 'Personel çok nazikti ve oda tertemizdi.',
      id: 'Stafnya ramah dan kamarnya bersih sekali.',
      nl: 'Het personeel was vriendelijk en de kamer was brandschoon.',
      pl: 'Obsługa była miła, a pokój lśnił czystością.',
      vi: 'Nhân viên thân thiện và căn phòng rất sạch sẽ.',
      hi: 'कर्मचारी विनम्र थे और कमरा एकदम साफ़ था।',
      he: 'הצוות היה אדיב והחדר היה נקי מאוד.',
    },
  },
});
