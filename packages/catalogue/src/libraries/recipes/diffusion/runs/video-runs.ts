/** @module Runs of diffusion pipelines that make videos, at the frame rates of the models. */
import { type Code, py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { placeholder } from '../../../../snippets/warnings.ts';
import type { DiffusionKind } from '../kind.ts';
import type { DiffusionRun, Make } from './run.ts';

export type VideoKind = Extract<DiffusionKind, `${string}video`>;

/** Frames per second, by the names of the pipeline. */
const rates: readonly (readonly [names: RegExp, rate: number])[] = [
  [/ltx|wan.*ti2v|hunyuan-?video|skyreels|kandinsky-?5|motif-?video|helios|lucy/i, 24],
  [/mochi/i, 30],
  [/cogvideo|consisid|easyanimate|\btora/i, 8],
  [/allegro/i, 15],
  [/sana-?video|(?:^|[^a-z])wan/i, 16],
  [/stable-?video-?diffusion/i, 7],
];

/** They make the sound of the video too. */
const withSound = /ltx-?2(?!b)/i;

interface Call {
  readonly names: string;
  /** Lines before the call. */
  readonly source?: Code<'python'>;
  /** What these lines use of Diffusers. */
  readonly reader?: 'load_image' | 'load_video';
  readonly call: Code<'python'>;
}

/** Calls the pipeline and writes a file. */
function written({ names, source = py.none, reader, call }: Call): Omit<DiffusionRun, 'title'> {
  const sound = withSound.test(names);
  const rate = rates.find(([known]) => known.test(names))?.[1];
  const helpers = [sound ? 'encode_video' : 'export_to_video', ...(reader ? [reader] : [])];
  const imported = py.join(
    helpers.map((each) => py.identifier(each)),
    ', ',
  );
  return {
    helpers: py`from diffusers.utils import ${imported}`,
    needs: sound ? [pip('av')] : [pip('imageio'), pip('imageio-ffmpeg')],
    code: sound
      ? py`
        ${source}
        result = ${call}
        encode_video(
            result.frames[0],
            fps=24,
            output_path="output.mp4",
            audio=result.audio[0].float().cpu(),
            audio_sample_rate=pipe.vocoder.config.output_sampling_rate,
        )
      `
      : py`
        ${source}
        frames = ${call}.frames[0]
        export_to_video(frames, "output.mp4"${py.rest({ fps: rate })})
      `,
  };
}

export const videoRuns: Readonly<Record<VideoKind, Make>> = {
  video: (prompt, _asset, rest, names) => ({
    title: 'Generate a video from a prompt',
    ...written({
      names,
      call: py`pipe(prompt=${prompt('A paper boat drifting down a sunlit stream')}${rest})`,
    }),
  }),
  'image-to-video': (prompt, asset, rest, names) => ({
    title: 'Bring an image to life',
    ...written({
      names,
      source: py`source = load_image(${asset('guitarist')})`,
      reader: 'load_image',
      call: py`pipe(image=source, prompt=${prompt('A man playing an electric guitar on a stage')}${rest})`,
    }),
  }),
  'still-to-video': (_prompt, asset, _rest, names) => ({
    title: 'Bring an image to life',
    ...written({
      names,
      source: py`source = load_image(${asset('guitarist')}).resize((1024, 576))`,
      reader: 'load_image',
      call: py`pipe(source, decode_chunk_size=8)`,
    }),
    weights: 'half',
  }),
  'video-to-video': (prompt, _asset, _rest, names) => ({
    title: 'Change a video by a prompt',
    ...written({
      names,
      source: py`source = load_video("video.mp4")`,
      reader: 'load_video',
      call: py`pipe(video=source, prompt=${prompt('The same scene as a watercolour')})`,
    }),
    warnings: [placeholder('a short video, as video.mp4,')],
  }),
};
