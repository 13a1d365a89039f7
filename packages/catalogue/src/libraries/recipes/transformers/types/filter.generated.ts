/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** What the names of all types pass (`marks.ts`). */
export const typeFilter =
  'Oj][c@H^IEQ@OcKHavwT[Z]W@jcXMft_MJwdgYoVyE\\oYADKHXq`JnqhisLPdOm]GBYCMEFQanB\\jd[f|wp^hRFkX}??E]D??RSdAlHxdGkh`ZCBb_?ELYeA~BlYuSMokCM[karE`HInPFB@So_yUuOZ}bW~GYL}lGJeGcQlC~hdsd_KSe]_vh`N@EVuG\\UqnXcH|GZPcD?_w{}a`ko@`hCL@LIGFU@kD\\~xAy@uLzKImgwZOrYGSQNdOSuWjQF]EDy_PhgtHkss{Z{dZMZkeoch{mohacIXzcVqCO^mNtv@jdn@S?yceQXjDw|gQA_wcTqOCjseQKqYES?M]\\S?zCB{dXPZoD|HHtpgby]kGaMiOaeBkcTHrbmDcTIRWPJFG`@GP|BXh|BAwu_PgNxdrxc~D`}FihvA_Og_BgLSDt?B@lh`ST\\L[efg_HUQQhqBTSuIcSX`^}AOpP~k|jO]AooTsnu}eqNuAOjBOXVxNubFEAal|HtVv?`?xTx`XKYYqvb[g@OFb^hOZq@cCcgUoFIq~?aFXXjd_HOjGIWYu[BkG\\J~]L|ymP\\BWF_Q@FsC\\gaKdJuUDYuKHPM\\r@OWUGQ[mQqZxoHK[LOPFX~UeW|oSGbMBA^KlA]HetZI\\SihzetfOCZCWF[QajJSqg\\uOYPuLZDKHXn@`n@eo]~inCxG`_Jdv{AHDb@GMq?q]JrGjgMkqA';
