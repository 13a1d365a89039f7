/** @module What a model of Transformers finds in the parts of a picture. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';

/** What parts of a picture are: objects one by one, those and their surroundings, or all of a class together. */
type Parts = 'instance' | 'panoptic' | 'semantic';

/** Models of one class are trained for different parts, which their names tell. */
function partsOf(model: ModelRecord, autoClass: string): Parts {
  if (autoClass === 'AutoModelForInstanceSegmentation' || /[-_]instance(?:[-_]|$)/i.test(model.id))
    return 'instance';
  return /[-_]panoptic(?:[-_]|$)/i.test(model.id) ? 'panoptic' : 'semantic';
}

const segments = (parts: Parts): Code<'python'> =>
  parts === 'semantic'
    ? py`
        sizes = [(image.height, image.width)]
        classes = processor.post_process_semantic_segmentation(outputs, target_sizes=sizes)[0]
        print([model.config.id2label[label] for label in classes.unique().tolist()])
      `
    : py`
        sizes = [(image.height, image.width)]
        found = processor.${py.identifier(`post_process_${parts}_segmentation`)}(outputs, target_sizes=sizes)[0]
        for segment in found["segments_info"]:
            print(model.config.id2label[segment["label_id"]], round(segment["score"], 2))
      `;

export const segmentsFound = (model: ModelRecord, autoClass: string): Code<'python'> =>
  segments(partsOf(model, autoClass));
