/** @module Use of models that find points in pictures, or the same points in two of them. */
import { py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import type { Use } from '../tasks/classes.ts';
import { imageNeeds, loadedImage, loadImport } from '../inputs/image.ts';

/** Matching takes two views of a scene: the second is a rotated copy. */
const matchUse = (model: ModelRecord, context: SnippetContext): Use => ({
  imports: loadImport,
  needs: imageNeeds(model),
  code: py`
    ${loadedImage(model, context)}
    views = [image, image.rotate(10)]
    inputs = processor(images=views, return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    sizes = [[(view.height, view.width) for view in views]]
    matches = processor.post_process_keypoint_matching(outputs, sizes)[0]
    print(len(matches["keypoints0"]), "points are in both views")
  `,
});

const foundUse = (model: ModelRecord, context: SnippetContext): Use => ({
  imports: loadImport,
  needs: imageNeeds(model),
  code: py`
    ${loadedImage(model, context)}
    inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    found = processor.post_process_keypoint_detection(outputs, [(image.height, image.width)])[0]
    print(len(found["keypoints"]), "points, with descriptors of", tuple(found["descriptors"].shape))
  `,
});

export const pointsUse = (model: ModelRecord, context: SnippetContext, autoClass: string): Use =>
  (autoClass.endsWith('Matching') ? matchUse : foundUse)(model, context);
