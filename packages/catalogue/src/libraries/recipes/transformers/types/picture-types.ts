/** @module Model types of Transformers that read pictures, by names that spell no type, or that of a language model. */

/** Words of a name have hyphens between and around them. */
const families: readonly (readonly [name: RegExp, type: string])[] = [
  [/-medgemma-(?!.*-text-)/, 'gemma3'],
  [/-llama-(?:guard-)?3-(?:2-)?\d+b-vision-/, 'mllama'],
  [/-(?:apriel-1-[56]|llava-phi-3)-/, 'llava'],
  [/-granite-vision-3-/, 'llava_next'],
  [/-ui-tars-\d+b-/, 'qwen2_vl'],
  // Models that were trained from Qwen2.5-VL, and are named otherwise.
  [
    /-(?:cosmos-reason1|gta1|holo1(?:-5)?|lingshu|mimo-embodied|nanonets-ocr-s|numarkdown|ocrflux|olmocr-(?:2-)?7b(?!-0225)|pixelreasoner|scalecua|shotvl|typhoon-ocr|ui-tars-1-5|videochat-r1(?:-5)?|vl-rethinker)-/,
    'qwen2_5_vl',
  ],
  [/-holo2-.*-a\d+b-/, 'qwen3_vl_moe'],
  [/-(?:holo2|typhoon-ocr1-5)-/, 'qwen3_vl'],
  [/-(?:deplot|matcha-(?:base|chart\w+|plotqa))-/, 'pix2struct'],
];

/** The type of a model that reads pictures; `name` is lowercase. */
export const pictureTypeIn = (name: string): string | undefined =>
  families.find(([family]) => family.test(name))?.[1];
