/** @module Which bare tags are language codes. Hubs write languages as plain tags, next to tags such as `tts` and `ner`. */

/** ISO 639-1. */
const twoLetters =
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo ' +
  'es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ' +
  'ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn ' +
  'no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ' +
  'ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';

/**
 * Common three-letter codes that are not also the abbreviation of a method, a metric or a format (`tts`, `ner`,
 * `rag`, `art`); other codes are only recognized in the card.
 */
const threeLetters =
  'ace ach acm apc arb ary arz ast bem ben bho bjn bpy brx bug ceb ckb cmn cnh deu diq dyu eng fil fon fra fuv gom gos ' +
  'grc haw hbo hin hmn hsb ilo ind ita jpn kab kam kbp kea kmb kmr kor lij lug luo ltg lus lzh mai mhr mni myv nan nld ' +
  'npi nso pbt pcm plt pol por quy rus sah sat scn skr spa swa tpi tum tur ukr umb uzn vie war ydd yue zgh zho';

const codes: ReadonlySet<string> = new Set(`${twoLetters} ${threeLetters} multilingual`.split(' '));

export const isLanguageTag = (tag: string): boolean => codes.has(tag);
