/** @module Use of a model that classifies videos. */
import { py } from '../../../../code/index.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleUrl } from '../../../../snippets/samples/image.ts';
import * as asset from '../../../../tasks/sample-assets.ts';
import type { Recipe } from '../pipeline/call.ts';
import { topLabel, type Use } from '../tasks/classes.ts';
import { filmNeeds } from '../needs/programs.ts';

/** As many frames as the model expects, evenly sampled from a short clip. */
export const watchedUse = ({ platform }: SnippetContext): Use => ({
  imports: py`from transformers.video_utils import load_video`,
  needs: [pip('av'), pip('torchvision')],
  code: py`
    frames, _ = load_video(${sampleUrl(platform, asset.clip)}, num_frames=model.config.num_frames)
    inputs = processor(list(frames), return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    ${topLabel}
  `,
});

/** What a pipeline is given. */
export const watchedCall: Recipe = (_model, { platform }) => ({
  args: py`${sampleUrl(platform, asset.clip)}`,
  needs: [pip('av'), ...filmNeeds],
});
