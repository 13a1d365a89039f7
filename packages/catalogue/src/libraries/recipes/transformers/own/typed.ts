/** @module The use of a model type of Transformers that is called in a way of its own, by its part in the table of types. */
import { isKnownByName } from '../types/model-type.ts';
import { namedLikeIt } from '../types/name-type.ts';
import { askedPageUse } from './asked.ts';
import type { OwnUseOf } from './example.ts';
import { watchedOwnUse } from './films.ts';
import { heardOwnUse } from './heard.ts';
import { boxesUse, htmlUse } from './layouts.ts';
import { readLineUse } from './lines.ts';
import { continueUse, describedUse, pictureUse, regionsUse, videoUse } from './media.ts';
import { numbersUse } from './numbers.ts';
import { otherUse } from './others.ts';
import { paperUse } from './papers.ts';
import { gotOcrUse, udopUse } from './readers.ts';
import { sceneUse } from './scenes.ts';
import { spokenOwnUse } from './speech.ts';
import type { OwnTypeKind } from '../types/own-types.ts';
import { voiceUse } from './voices.ts';

/** Not those that are also known by their names. */
export type TypedKind = Exclude<OwnTypeKind, 'policies' | 'seamless' | 'timed'>;

const uses: Readonly<Record<TypedKind, OwnUseOf>> = {
  asked: askedPageUse,
  bros: boxesUse,
  clip_vision_model: pictureUse,
  film: watchedOwnUse,
  got_ocr2: gotOcrUse,
  heard: heardOwnUse,
  line: readLineUse,
  lxmert: regionsUse,
  markuplm: htmlUse,
  numbers: numbersUse,
  other: otherUse,
  pair: describedUse,
  paper: paperUse,
  scene: sceneUse,
  speech: spokenOwnUse,
  t5gemma2: continueUse,
  udop: udopUse,
  vjepa2: videoUse,
  voice: voiceUse,
};

/** The name may be the only hint of the type. */
export const typedUse =
  (kind: TypedKind): OwnUseOf =>
  (model, context) => {
    const use = uses[kind](model, context);
    return isKnownByName(model) ? { ...use, warnings: [...(use.warnings ?? []), namedLikeIt] } : use;
  };
