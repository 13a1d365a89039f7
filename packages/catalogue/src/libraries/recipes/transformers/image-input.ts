/** @module The image that a model is given. */
import { type Code, py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip } from '../../../snippets/requirement.ts';
import { sampleImage } from '../../../snippets/sample-image.ts';

export const loadImport = py`from transformers.image_utils import load_image`;
export const imageNeeds = [pip('pillow')];

export const loadedImage = (model: ModelRecord, { platform }: SnippetContext): Code<'python'> =>
  py`image = load_image(${sampleImage(model, platform)})`;
