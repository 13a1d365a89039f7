/** @module The example for a model that is called in a way of its own. */
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Snippet } from '../../../snippets/snippet.ts';
import { codedSpeech } from './coded-speech.ts';
import { deepSeekChat } from './deepseek-chat.ts';
import { ownExample, type OwnUseOf } from './own-example.ts';
import type { OwnInterface } from './own-kinds.ts';
import { glmUse, molmoUse, phiPictureUse, phiSpeechUse } from './own-language-models.ts';
import { continueUse, gapUse, pictureUse, regionsUse, speechUse, videoUse } from './own-media.ts';
import { donutUse, gotOcrUse, lightOnOcrUse, lineUse, pageUse, udopUse } from './own-readers.ts';
import {
  deepSeekOcrUse,
  internvlUse,
  minicpmSoundUse,
  minicpmUse,
  moondreamUse,
  unlimitedOcrUse,
} from './own-repository.ts';
import {
  boxesUse,
  entitiesUse,
  foldingUse,
  htmlUse,
  passagesUse,
  passageUse,
  prefixUse,
  translationUse,
} from './own-texts.ts';
import { speechHeadUse } from './speech-head.ts';

export { ownKindOf } from './own-kinds.ts';

const uses: Readonly<Record<Exclude<OwnInterface, 'coded speech' | 'deepseek chat'>, OwnUseOf>> = {
  bros: boxesUse,
  chatglm: glmUse,
  clip_vision_model: pictureUse,
  'deepseek ocr': deepSeekOcrUse,
  donut: donutUse,
  'dpr reader': passageUse,
  entities: entitiesUse,
  'filled picture': gapUse,
  folding: foldingUse,
  got_ocr2: gotOcrUse,
  internvl_chat: internvlUse,
  lighton_ocr: lightOnOcrUse,
  lxmert: regionsUse,
  madlad: prefixUse,
  markuplm: htmlUse,
  minicpmo: minicpmSoundUse,
  minicpmv: minicpmUse,
  molmo: molmoUse,
  moondream1: moondreamUse,
  nougat: pageUse,
  phi3_v: phiPictureUse,
  phi4mm: phiSpeechUse,
  rag: passagesUse,
  seamless: speechUse,
  'speech head': speechHeadUse,
  t5gemma2: continueUse,
  translategemma: translationUse,
  trocr: lineUse,
  udop: udopUse,
  'unlimited-ocr': unlimitedOcrUse,
  vjepa2: videoUse,
};

export function ownInterface(kind: OwnInterface, model: ModelRecord, context: SnippetContext): Snippet {
  if (kind === 'coded speech') return codedSpeech(model, context);
  if (kind === 'deepseek chat') return deepSeekChat(model, context);
  return ownExample(model, context, uses[kind](model, context));
}
