/** @module Runs of diffusion pipelines that few models have: sound, shapes, depth, layers, larger images, characters in motion. A page loads them for these only. */
import { type Code, py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { placeholder } from '../../../../snippets/warnings.ts';
import type { DiffusionKind } from '../kind.ts';
import { type Make, picturePrompt } from './run.ts';

export type RareKind = Extract<
  DiffusionKind,
  | 'animation'
  | 'audio'
  | 'depth'
  | 'first-stage'
  | 'image-to-shape'
  | 'labelled'
  | 'layers'
  | 'prior'
  | 'redux'
  | 'shape'
  | 'spectrogram'
  | 'upscaling'
  | 'variation'
>;

/** The class of the checker, in Diffusers, lacks a call that Transformers 5 relies on. */
const unchecked: Warning = {
  code: 'deprecated',
  message: 'Its safety checker does not load with Transformers 5, so the code leaves it out.',
};
const withoutChecker = { load: { safety_checker: null }, warnings: [unchecked] };

const oneStage: Warning = {
  code: 'unfit',
  message: 'This is the first of three stages: its pictures have 64 by 64 pixels, which the others enlarge.',
};

const isSecondStage = /if-ii-|ifsuper/i;

/** The size of a picture that is enlarged. */
function upscaled(names: string): Code<'python'> {
  if (isSecondStage.test(names)) return py`(64, 64)`;
  return /latent/i.test(names) ? py`(512, 512)` : py`(128, 128)`;
}

export const rareRuns: Readonly<Record<RareKind, Make>> = {
  // Diffusers does not prepare the videos; the scripts of the model's project do, with these names and this size.
  animation: (prompt) => ({
    title: 'Animate a character with the motion of a video',
    helpers: py`from diffusers.utils import export_to_video, load_image, load_video`,
    code: py`
      character = load_image("src_ref.png")
      poses, faces = load_video("src_pose.mp4"), load_video("src_face.mp4")
      width, height = poses[0].size
      frames = pipe(
          image=character,
          pose_video=poses,
          face_video=faces,
          prompt=${prompt('A person is dancing')},
          height=height,
          width=width,
      ).frames[0]
      export_to_video(frames, "output.mp4", fps=30)
    `,
    needs: [pip('imageio'), pip('imageio-ffmpeg')],
    warnings: [
      placeholder(
        'src_ref.png, src_pose.mp4 and src_face.mp4, which preprocess_data.py of the Wan2.2 project makes from a picture and a video,',
      ),
    ],
  }),
  audio: (prompt) => ({
    title: 'Generate sound from a prompt',
    packages: py`import soundfile as sf`,
    code: py`
      audio = pipe(${prompt('A calm piano melody over soft rain')}, output_type="np").audios[0]
      rate = getattr(pipe, "vocoder", pipe.vae).config.sampling_rate
      sf.write("output.wav", audio.T, rate)
    `,
    needs: [pip('soundfile')],
  }),
  shape: (prompt) => ({
    title: 'Turn a prompt into a shape',
    helpers: py`from diffusers.utils import export_to_gif`,
    code: py`
      frames = pipe(${prompt('A small wooden boat')}, guidance_scale=15.0, frame_size=256).images[0]
      export_to_gif(frames, "output.gif")
    `,
    weights: 'half',
  }),
  'image-to-shape': (_prompt, asset) => ({
    title: 'Turn an image into a shape',
    helpers: py`from diffusers.utils import export_to_gif, load_image`,
    code: py`
      source = load_image(${asset('cat')}).resize((256, 256))
      frames = pipe(source, guidance_scale=3.0, frame_size=256).images[0]
      export_to_gif(frames, "output.gif")
    `,
    weights: 'half',
  }),
  depth: (_prompt, asset) => ({
    title: 'Estimate the depth of an image',
    helpers: py`from diffusers.utils import load_image`,
    code: py`
      depth = pipe(load_image(${asset('photo')}))
      pipe.image_processor.visualize_depth(depth.prediction)[0].save("output.png")
    `,
  }),
  // Its output is the input of another pipeline, which the record does not name.
  prior: (prompt) => ({
    title: 'Embed a prompt for the second pipeline',
    code: py`
      embeddings = pipe(${prompt(picturePrompt)})
      print(embeddings.image_embeds.shape)
    `,
  }),
  redux: (_prompt, asset) => ({
    title: 'Embed an image for the second pipeline',
    helpers: py`from diffusers.utils import load_image`,
    code: py`
      embeddings = pipe(load_image(${asset('cat')}))
      print(embeddings.prompt_embeds.shape)
    `,
  }),
  variation: (_prompt, asset) => ({
    title: 'Make a variation of an image',
    helpers: py`from diffusers.utils import load_image`,
    code: py`
      image = pipe(load_image(${asset('cat')}), guidance_scale=3).images[0]
      image.save("output.png")
    `,
  }),
  // It enlarges four times in each direction, or twice by latents: larger pictures need much memory. DeepFloyd's takes one size.
  upscaling: (prompt, asset, _rest, names) => ({
    title: 'Enlarge an image',
    helpers: py`from diffusers.utils import load_image`,
    code: py`
      source = load_image(${asset('cat')}).resize(${upscaled(names)})
      image = pipe(prompt=${prompt('A cat')}, image=source).images[0]
      image.save("output.png")
    `,
    ...(isSecondStage.test(names) && withoutChecker),
  }),
  'first-stage': (prompt) => ({
    title: 'Generate a small image from a prompt',
    code: py`
      image = pipe(${prompt(picturePrompt)}).images[0]
      image.save("output.png")
    `,
    load: withoutChecker.load,
    warnings: [oneStage, unchecked],
  }),
  layers: (prompt, asset) => ({
    title: 'Take an image apart into layers',
    helpers: py`from diffusers.utils import load_image`,
    code: py`
      source = load_image(${asset('cat')}).convert("RGBA")
      layers = pipe(
          image=source,
          prompt=${prompt('')},
          negative_prompt=" ",
          layers=4,
          use_en_prompt=True,
      ).images[0]
      for number, layer in enumerate(layers):
          layer.save(f"layer-{number}.png")
    `,
  }),
  // The projects of these models have code that turns the picture into sound.
  spectrogram: (prompt) => ({
    title: 'Generate the spectrogram of a sound from a prompt',
    code: py`
      image = pipe(${prompt('A calm piano melody over soft rain')}).images[0]
      image.save("spectrogram.png")
    `,
  }),
  labelled: () => ({
    title: 'Generate an image of a class',
    code: py`
      labels = pipe.get_label_ids(["golden retriever"])
      image = pipe(class_labels=labels, num_inference_steps=25).images[0]
      image.save("output.png")
    `,
  }),
};
