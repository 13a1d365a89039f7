/** @module Use of an image model loaded by Transformers, by auto class. */
import { type Code, py } from '../../../../code/index.ts';
import { needsRemoteCode } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { isOfPages } from '../../../../records/traits/page-parts.ts';
import type { Platform } from '../../../../platform.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import { invoice } from '../../../../tasks/sample-assets.ts';
import type { Recipe } from '../pipeline/call.ts';
import { topLabel, type Use } from '../tasks/classes.ts';
import { imageNeeds, loadImport } from '../inputs/image.ts';
import { peopleUse } from './people.ts';
import { pointsUse } from './points.ts';
import { segmentsFound } from './segments.ts';

/** Outputs of an image model; code of the repository may return any shape. */
function picked(model: ModelRecord, autoClass: string): Code<'python'> {
  if (needsRemoteCode(model)) return py`print(outputs)`;
  if (autoClass.endsWith('Segmentation')) return segmentsFound(model, autoClass);
  switch (autoClass) {
    case 'AutoModelForImageClassification':
      return topLabel;
    case 'AutoModelForDepthEstimation':
      return py`print(outputs.predicted_depth.shape)`;
    case 'AutoModelForObjectDetection':
      return py`
        sizes = [(image.height, image.width)]
        found = processor.post_process_object_detection(outputs, threshold=0.5, target_sizes=sizes)[0]
        for score, label, box in zip(found["scores"], found["labels"], found["boxes"]):
            print(model.config.id2label[label.item()], round(score.item(), 2), box.tolist())
      `;
    case 'AutoModelForImageToImage':
      return py`
        pixels = outputs.reconstruction[0].detach().float().clamp(0, 1).cpu().numpy()
        Image.fromarray((pixels.transpose(1, 2, 0) * 255).astype("uint8")).save("output.png")
      `;
    case 'AutoModel':
      return py`print(outputs[0].shape)`;
    default:
      return py`print(outputs)`;
  }
}

const pictureFor = (model: ModelRecord, platform: Platform): string =>
  sampleImage(model, platform, isOfPages(model) ? invoice : undefined);

/** Readers of tables whose files lack the shortest side of a picture, without which their processor fails. */
const sideOf = ({ id }: ModelRecord, processor: Code<'python'>): Code<'python'> =>
  /structure-recognition-v1\.1-/.test(id)
    ? py`${processor}.size = ${{ shortest_edge: 800, longest_edge: 1000 }}`
    : py.none;

/** What a pipeline is given. */
export const imageCall: Recipe = (model, { platform }) => ({
  before: sideOf(model, py`pipe.image_processor`),
  args: py`${pictureFor(model, platform)}`,
  needs: imageNeeds(model),
});

/** Classes that few models have. */
const points = /Keypoint/;
const people = /Matting|Normal|Pointmap|Pose/;

/** Use of a model with an image processor. */
export function imageUse(model: ModelRecord, context: SnippetContext, autoClass: string): Use {
  if (points.test(autoClass)) return pointsUse(model, context, autoClass);
  if (people.test(autoClass) && !needsRemoteCode(model)) return peopleUse(model, context, autoClass);
  const saves = autoClass === 'AutoModelForImageToImage' && !needsRemoteCode(model);
  return {
    imports: saves
      ? py`
          from PIL import Image
          ${loadImport}
        `
      : loadImport,
    needs: imageNeeds(model),
    code: py`
      ${sideOf(model, py`processor`)}
      image = load_image(${pictureFor(model, context.platform)})
      inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
      outputs = model(**inputs)
      ${picked(model, autoClass)}
    `,
  };
}
