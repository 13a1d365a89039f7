import { defineSamples } from '../../define-samples.ts';

export default defineSamples({
  input: {
    kind: 'text',
    text: {
      en: 'The tide gauge at the old harbour has recorded the height of the sea every hour since 1862. Scientists use the long series to tell slow changes in sea level from the noise of storms and seasons. Last year the paper rolls were scanned, and volunteers are now typing in the figures that no machine could read.',
      zh: '老港口的验潮仪自1862年以来每小时记录一次海面高度。科学家利用这一长期记录，把海平面的缓慢变化与风暴和季节的波动区分开来。去年，这些纸质记录被扫描，志愿者正在录入机器无法识别的数字。',
      fr: "Le marégraphe du vieux port enregistre la hauteur de la mer toutes les heures depuis 1862. Les scientifiques utilisent cette longue série pour distinguer les lentes variations du niveau de la mer des effets des tempêtes et des saisons. L'an dernier, les rouleaux de papier ont été numérisés, et des bénévoles saisissent maintenant les chiffres qu'aucune machine n'a pu lire.",
      es: 'El mareógrafo del puerto viejo registra la altura del mar cada hora desde 1862. Los científicos usan esa larga serie para distinguir los cambios lentos del nivel del mar de los efectos de las tormentas y las estaciones. El año pasado se escanearon los rollos de papel, y ahora unos voluntarios teclean las cifras que ninguna máquina pudo leer.',
      ru: 'Мареограф в старом порту с 1862 года каждый час записывает высоту моря. Учёные используют этот длинный ряд, чтобы отличить медленные изменения уровня моря от влияния штормов и времён года. В прошлом году бумажные рулоны отсканировали, и теперь добровольцы вводят цифры, которые не смогла прочитать ни одна машина.',
      uk: 'Мареограф у старому порту з 1862 року щогодини записує висоту моря. Науковці використовують цей довгий ряд, щоб відрізнити повільні зміни рівня моря від впливу штормів і пір року. Торік паперові рулони відсканували, і тепер волонтери вводять цифри, які не змогла прочитати жодна машина.',
      it: "Il mareografo del vecchio porto registra l'altezza del mare ogni ora dal 1862. Gli scienziati usano questa lunga serie per distinguere i lenti cambiamenti del livello del mare dagli effetti delle tempeste e delle stagioni. L'anno scorso i rotoli di carta sono stati scansionati e ora alcuni volontari inseriscono le cifre che nessuna macchina è riuscita a leggere.",
      fa: 'دستگاه ثبت جزر و مد در بندر قدیمی از سال ۱۸۶۲ هر ساعت ارتفاع دریا را ثبت کرده است. دانشمندان از این داده‌ها برای تشخیص تغییرات آهستهٔ سطح دریا از اثر توفان‌ها و فصل‌ها استفاده می‌کنند. سال گذشته برگه‌های کاغذی اسکن شدند و اکنون داوطلبان عددهایی را وارد می‌کنند که هیچ دستگاهی نتوانست بخواند.',
      ar: 'يسجّل مقياس المد والجزر في الميناء القديم ارتفاع البحر كل ساعة منذ عام 1862. يستخدم العلماء هذه السلسلة الطويلة للتمييز بين التغيرات البطيئة في مستوى البحر وتأثير العواصف والفصول. في العام الماضي جرى مسح لفائف الورق ضوئيًا، ويقوم متطوعون الآن بإدخال الأرقام التي لم تستطع أي آلة قراءتها.',
      bn: 'পুরোনো বন্দরের জোয়ার মাপার যন্ত্রটি ১৮৬২ সাল থেকে প্রতি ঘণ্টায় সমুদ্রের উচ্চতা লিখে রাখছে। বিজ্ঞানীরা এই দীর্ঘ তথ্য দিয়ে সমুদ্রপৃষ্ঠের ধীর পরিবর্তনকে ঝড় ও ঋতুর প্রভাব থেকে আলাদা করেন। গত বছর কাগজের রোলগুলো স্ক্যান করা হয়েছে, আর যেসব সংখ্যা কোনো যন্ত্র পড়তে পারেনি, স্বেচ্ছাসেবকেরা এখন সেগুলো লিখছেন।',
      mn: 'Хуучин боомтын хэмжигч багаж 1862 оноос хойш цаг тутамд далайн түвшнийг бүртгэж байна. Эрдэмтэд энэ урт хугацааны мэдээг ашиглан далайн түвшний удаан өөрчлөлтийг шуурга, улирлын нөлөөнөөс ялгадаг. Өнгөрсөн жил цаасан бичлэгийг сканнердсан бөгөөд одоо сайн дурынхан машин уншиж чадаагүй тоонуудыг оруулж байна.',
      si: 'පැරණි වරායේ මිනුම් උපකරණය 1862 සිට සෑම පැයකම මුහුදේ උස සටහන් කරයි. විද්‍යාඥයෝ මෙම දත්ත භාවිතයෙන් මුහුදු මට්ටමේ සෙමින් සිදුවන වෙනස්කම් කුණාටු සහ සෘතුවල බලපෑමෙන් වෙන් කර හඳුනා ගනිති. පසුගිය වසරේ පැරණි කඩදාසි ස්කෑන් කරන ලදී.',
      de: 'Der Pegel im alten Hafen misst seit 1862 stündlich die Höhe des Meeres. Forscher nutzen die lange Reihe, um langsame Änderungen des Meeresspiegels von den Schwankungen durch Stürme und Jahreszeiten zu unterscheiden. Letztes Jahr wurden die Papierrollen eingescannt, und nun tippen Freiwillige die Zahlen ab, die keine Maschine lesen konnte.',
      dv: 'މާލެއަކީ ދިވެހިރާއްޖޭގެ ވެރިރަށެވެ. ދިވެހިރާއްޖެއަކީ އިންޑިޔާ ކަނޑުގައި އޮންނަ ޤައުމެކެވެ. މި ޤައުމުގައި އެއްހާސް އެއްސަތޭކައަށް ވުރެ ގިނަ ޖަޒީރާ ހުރެއެވެ.',
      ja: '旧港の検潮儀は1862年から一時間ごとに海面の高さを記録してきた。研究者はこの長い記録を使い、海面のゆっくりした変化を嵐や季節による揺れと見分けている。昨年、巻紙の記録がスキャンされ、機械では読み取れなかった数字をいまボランティアが入力している。',
      ko: '옛 항구의 검조의는 1862년부터 한 시간마다 바다의 높이를 기록해 왔다. 과학자들은 이 긴 기록을 이용해 해수면의 느린 변화를 폭풍과 계절에 따른 변동과 구별한다. 지난해 두루마리 기록이 스캔되었고, 지금은 자원봉사자들이 기계가 읽지 못한 숫자를 입력하고 있다.',
      pt: 'O marégrafo do porto velho registra a altura do mar a cada hora desde 1862. Os cientistas usam essa longa série para distinguir as mudanças lentas do nível do mar dos efeitos das tempestades e das estações. No ano passado, os rolos de papel foram digitalizados, e agora voluntários estão digitando os números que nenhuma máquina conseguiu ler.',
    },
  },
});
