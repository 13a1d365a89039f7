/** @module Use of models that find poses of people, or maps of their surfaces and outlines. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import type { Use } from '../tasks/classes.ts';
import { imageNeeds, loadImport } from '../inputs/image.ts';

/** Those with several experts are told which to ask. */
const withExpert = (model: ModelRecord): Code<'python'> =>
  /vitpose-?plus/i.test(model.id) ? py`, dataset_index=torch.tensor([0], device=model.device)` : py.none;

/** The processor cuts out each person. Its results are arrays, for which gradients are off. */
const poses = (model: ModelRecord): Code<'python'> => py`
  # Around each person of the picture: left, top, width and height.
  boxes = [[[0, 0, image.width, image.height]]]
  inputs = processor(images=image, boxes=boxes, return_tensors="pt").to(model.device, model.dtype)
  with torch.no_grad():
      outputs = model(**inputs${withExpert(model)})
  for person in processor.post_process_pose_estimation(outputs, boxes)[0]:
      print(person["keypoints"].tolist(), person["scores"].tolist())
`;

/** The method for the outputs of a class, and the name of its result. */
function mapped(autoClass: string): readonly [method: Code<'python'>, name: string] {
  if (autoClass.endsWith('Matting')) return [py`post_process_image_matting`, 'alpha'];
  return autoClass.endsWith('NormalEstimation')
    ? [py`post_process_normal_estimation`, 'normals']
    : [py`post_process_pointmap_estimation`, 'pointmap'];
}

const map = (autoClass: string): Code<'python'> => {
  const [method, name] = mapped(autoClass);
  return py`
    inputs = processor(images=image, return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    sizes = [(image.height, image.width)]
    print(processor.${method}(outputs, target_sizes=sizes)[0][${name}].shape)
  `;
};

/** They know people: a picture without any shows nothing. */
export const peopleUse = (model: ModelRecord, { platform }: SnippetContext, autoClass: string): Use => {
  const posed = autoClass.endsWith('PoseEstimation');
  return {
    imports: py`
      ${posed ? py`import torch` : py.none}
      ${loadImport}
    `,
    needs: imageNeeds(model),
    code: py`
      image = load_image(${sampleImage(model, platform, asset.guitarist)})
      ${posed ? poses(model) : map(autoClass)}
    `,
  };
};
