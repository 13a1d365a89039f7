/** @module The use of a model type of Transformers that is called in a way of its own, by its part in the table of types. */
import { isKnownByName } from './model-type.ts';
import { namedLikeIt } from './name-type.ts';
import { askedPageUse } from './own-asked.ts';
import type { OwnUseOf } from './own-example.ts';
import { watchedOwnUse } from './own-films.ts';
import { heardOwnUse } from './own-heard.ts';
import { boxesUse, htmlUse } from './own-layouts.ts';
import { readLineUse } from './own-lines.ts';
import { continueUse, describedUse, pictureUse, regionsUse, videoUse } from './own-media.ts';
import { numbersUse } from './own-numbers.ts';
import { otherUse } from './own-others.ts';
import { paperUse } from './own-papers.ts';
import { gotOcrUse, udopUse } from './own-readers.ts';
import { sceneUse } from './own-scenes.ts';
import { spokenOwnUse } from './own-speech.ts';
import type { OwnTypeKind } from './own-types.ts';
import { voiceUse } from './own-voices.ts';

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
