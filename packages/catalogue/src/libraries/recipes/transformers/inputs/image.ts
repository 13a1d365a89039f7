/** @module The image that a model is given. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip, type Requirement } from '../../../../snippets/requirement.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { pictureNeeds } from '../needs/pictures.ts';

export const loadImport = py`from transformers.image_utils import load_image`;
/** Types whose only image processor is made with torchvision. */
const withTorchvision =
  /^(?:chmv2|depth_pro|dinov3_\w+|edgetam\w*|pp_(?:doclayout|formulanet|lcnet|ocr)\w*|rf_detr|sam[23]\w*|sapiens2|slane\w+|tipsv2\w*|uvdoc|vivit|zoedepth)$/;

export const imageNeeds = (model: ModelRecord): readonly Requirement[] =>
  withTorchvision.test(modelTypeNameOf(model) ?? '') ? pictureNeeds : [pip('pillow')];

export const loadedImage = (model: ModelRecord, { platform }: SnippetContext): Code<'python'> =>
  py`image = load_image(${sampleImage(model, platform)})`;
