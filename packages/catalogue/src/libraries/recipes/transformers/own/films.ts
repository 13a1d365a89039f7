/** @module Use of model types that watch films. */
import { py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import type { OwnUseOf } from './example.ts';
import { pictureNeeds } from '../needs/pictures.ts';

const watching = {
  needs: [pip('av'), ...pictureNeeds],
  imports: py`from transformers.video_utils import load_video`,
} as const;

/** Its processor takes four frames, and has no chat template. */
const filmAnswerUse: OwnUseOf = (_model, { platform }) => ({
  ...watching,
  title: 'Ask about a video',
  preparer: 'AutoProcessor',
  name: 'AutoModelForImageTextToText',
  use: py`
    frames, _ = load_video(${sampleUrl(platform, asset.clip)}, num_frames=4)
    inputs = processor(images=frames, text="What happens in this video?", return_tensors="pt").to(model.device, model.dtype)
    outputs = model.generate(**inputs, max_new_tokens=40)
    print(processor.decode(outputs[0], skip_special_tokens=True))
  `,
});

const filmPartsUse: OwnUseOf = (_model, { platform }) => ({
  ...watching,
  title: 'Name the parts of a video',
  preparer: 'AutoVideoProcessor',
  name: 'AutoModelForUniversalSegmentation',
  use: py`
    frames, _ = load_video(${sampleUrl(platform, asset.clip)}, num_frames=8)
    inputs = processor(list(frames), return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    sizes = [frames.shape[1:3]] * len(frames)
    for classes in processor.post_process_semantic_segmentation(outputs, sizes):
        print([model.config.id2label[label] for label in classes.unique().tolist()])
  `,
});

export const watchedOwnUse: OwnUseOf = (model, context) =>
  (modelTypeNameOf(model) === 'videomt' ? filmPartsUse : filmAnswerUse)(model, context);
