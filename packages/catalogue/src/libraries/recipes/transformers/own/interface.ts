/** @module The examples for a model that is called in a way of its own. */
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import type { Snippet } from '../../../../snippets/snippet.ts';
import { isKeyOf } from '../../../../snippets/own.ts';
import { codedSpeech } from './coded-speech.ts';
import { deepSeekChat } from '../chat/deepseek.ts';
import { answerUse } from './answers.ts';
import { ownExample, type OwnUseOf } from './example.ts';
import { florenceUse } from './florence.ts';
import type { OwnInterface } from './kinds.ts';
import { glmUse, molmoUse, moonlightUse, phiPictureUse, phiSpeechUse } from './language-models.ts';
import { gapUse } from './media.ts';
import { partsUse } from './pictures.ts';
import { policiesUse } from './policies.ts';
import { ernieUse, processedUse } from './processed.ts';
import { promptUse, ultravoxUse } from './prompts.ts';
import { donutUse, lightOnOcrUse, lineUse, pageUse } from './readers.ts';
import {
  deepSeekOcrUse,
  hunyuanImageUse,
  internvlUse,
  japaneseUse,
  minicpmEarlyUse,
  minicpmSoundUse,
  minicpmUse,
  moondreamUse,
  unlimitedOcrUse,
} from './repository.ts';
import { robotUse } from './robots.ts';
import { scoreUse } from './scores.ts';
import { entitiesUse, foldingUse, passagesUse, passageUse } from './texts.ts';
import { timedUse } from './timed.ts';
import { type TypedKind, typedUse } from './typed.ts';
import { prefixUse, seamlessUse, translationUse } from './translations.ts';
import { verdictUse } from './verdicts.ts';
import { writtenOwnUse } from './written.ts';
import { speechHeadUse } from './speech-head.ts';

const uses: Readonly<Record<Exclude<OwnInterface, TypedKind | 'coded speech' | 'deepseek chat'>, OwnUseOf>> =
  {
    answer: answerUse,
    chatglm: glmUse,
    clyp: japaneseUse,
    'deepseek ocr': deepSeekOcrUse,
    donut: donutUse,
    'dpr reader': passageUse,
    entities: entitiesUse,
    ernie: ernieUse,
    'filled picture': gapUse,
    florence: florenceUse,
    folding: foldingUse,
    'hunyuan image': hunyuanImageUse,
    internvl_chat: internvlUse,
    kimi_vl: processedUse,
    lighton_ocr: lightOnOcrUse,
    madlad: prefixUse,
    'minicpm-v-2': minicpmEarlyUse,
    minicpmo: minicpmSoundUse,
    minicpmv: minicpmUse,
    molmo: molmoUse,
    moondream1: moondreamUse,
    moonlight: moonlightUse,
    nougat: pageUse,
    openvla: robotUse,
    phi3_v: phiPictureUse,
    phi4mm: phiSpeechUse,
    picture: partsUse,
    policies: policiesUse,
    prompt: promptUse,
    rag: passagesUse,
    score: scoreUse,
    seamless: seamlessUse,
    'speech head': speechHeadUse,
    timed: timedUse,
    translategemma: translationUse,
    trocr: lineUse,
    ultravox: ultravoxUse,
    'unlimited-ocr': unlimitedOcrUse,
    verdict: verdictUse,
    written: writtenOwnUse,
  };

export function ownInterface(
  kind: OwnInterface,
  model: ModelRecord,
  context: SnippetContext,
): readonly Snippet[] {
  if (kind === 'coded speech') return [codedSpeech(model, context)];
  if (kind === 'deepseek chat') return [deepSeekChat(model, context)];
  const use = (isKeyOf(uses, kind) ? uses[kind] : typedUse(kind))(model, context);
  return [use, ...(use.also ? [use.also] : [])].map((one) => ownExample(model, context, one));
}
