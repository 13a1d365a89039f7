/** @module The example of Wan Animate 2, which Diffusers has only as a modular pipeline. */
import { py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { ownPrompt } from '../../../../snippets/samples/image.ts';
import type { Snippet } from '../../../../snippets/snippet.ts';
import { gpu, placeholder } from '../../../../snippets/warnings.ts';

export function wanAnimate2(model: ModelRecord): Snippet {
  const blocks = py.identifier(
    /distilled/i.test(model.id) ? 'WanAnimate2DistilledBlocks' : 'WanAnimate2Blocks',
  );
  return {
    title: 'Animate a character with the motion of a video',
    install: [
      pip('diffusers', '>=0.42'),
      pip('torch'),
      pip('transformers'),
      pip('accelerate'),
      pip('imageio'),
      pip('imageio-ffmpeg'),
    ],
    warnings: [gpu, placeholder('a picture of a character as character.png, and a video as motion.mp4,')],
    code: py`
      import torch
      from diffusers import ${blocks}
      from diffusers.utils import export_to_video, load_image, load_video

      pipe = ${blocks}().init_pipeline(${model.id})
      pipe.load_components(dtype=torch.bfloat16)
      pipe.to("cuda")

      motion, rate = load_video("motion.mp4", return_fps=True)
      videos = pipe(
          image=load_image("character.png"),
          driving_video=motion,
          driving_video_fps=rate,
          prompt=${ownPrompt(model) ?? 'A person is dancing'},
          output="videos",
      )
      export_to_video(videos[0], "output.mp4", fps=24)
    `,
  };
}
