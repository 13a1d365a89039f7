import { type Code, sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { ownPrompt, samplePrompt } from '../../snippets/samples/image.ts';
import { gpu, oldPython, pickle, placeholder } from '../../snippets/warnings.ts';
import textToVideo from '../../tasks/entries/text-to-video/samples.ts';

interface Kind {
  readonly name: RegExp;
  /** Its name in the checkout. */
  readonly task: string;
  readonly title: string;
  /** Size and files in addition to the prompt; character animation uses preprocessed motion instead. */
  readonly input?: Code<'shell'>;
  /** Matches the image in the checkout. */
  readonly prompt?: string;
  /** Requirements in addition to those of every task. */
  readonly also?: string;
}

const picture = sh`--image=examples/i2v_input.JPG`;
const prompt = 'A white cat on a surfboard looks into the camera, the sea behind it';

const kinds: readonly Kind[] = [
  {
    name: /ti2v-5b/,
    task: 'ti2v-5B',
    title: 'Generate a video from a prompt',
    input: sh`--size='1280*704' --t5_cpu`,
  },
  {
    name: /t2v-a14b/,
    task: 't2v-A14B',
    title: 'Generate a video from a prompt',
    input: sh`--size='1280*720'`,
  },
  {
    name: /i2v-a14b/,
    task: 'i2v-A14B',
    title: 'Generate a video from a picture',
    input: sh`--size='1280*720' ${picture}`,
    prompt,
  },
  {
    name: /s2v-14b/,
    task: 's2v-14B',
    title: 'Animate a picture with speech',
    input: sh`--size='1024*704' ${picture} --audio=examples/talk.wav`,
    prompt,
    also: 'requirements_s2v.txt',
  },
  {
    name: /animate-14b/,
    task: 'animate-14B',
    title: 'Animate a character with the motion of a video',
    also: 'requirements_animate.txt',
  },
];

const generate = (model: ModelRecord, kind: Kind, input: Code<'shell'>): Code<'shell'> => sh`
  python generate.py --task=${kind.task} --ckpt_dir=${nameOf(model)} \
    ${input} \
    --offload_model=True --convert_model_dtype \
    --prompt=${ownPrompt(model) ?? kind.prompt ?? samplePrompt(model, textToVideo)} \
    --save_file=output.mp4
`;

const animate = (model: ModelRecord, { task }: Kind): Code<'shell'> => sh`
  python wan/modules/animate/preprocess/preprocess_data.py \
    --ckpt_path=${`${nameOf(model)}/process_checkpoint`} \
    --video_path=motion.mp4 --refer_path=character.png --save_path=prepared \
    --resolution_area 1280 720 --retarget_flag
  python generate.py --task=${task} --ckpt_dir=${nameOf(model)} \
    --src_root_path=prepared --refert_num=1 --save_file=output.mp4
`;

/** Every task imports the code of all, and with it packages that only the files of some tasks require. */
const unlisted = ['decord', 'librosa', 'peft'];

/** NumPy 1, which it requires, has no builds for later versions. */
const warnings = [gpu, oldPython('3.12'), pickle];

/** Its scripts do not read pipelines of Diffusers, which the hub tags with their class. */
const isForDiffusers = (model: ModelRecord): boolean =>
  /-diffusers$/i.test(nameOf(model)) || (model.tags ?? []).some((tag) => tag.startsWith('diffusers:'));

export default defineLibrary({
  prettyLabel: 'Wan2.2',
  synonyms: ['wan video', 'wan 2.2', 'wan'],
  repoName: 'Wan2.2',
  repoUrl: 'https://github.com/Wan-Video/Wan2.2',
  countDownloads: 'path_filename:"config" AND path_extension:"json"',
  languages: ['shell'],
  tasks: ['image-to-video', 'text-to-video'],
  summary: 'Video from text and pictures with the Wan 2.2 models.',
  refuses: isConverted,

  snippets(model, context) {
    const name = nameOf(model).toLowerCase();
    const kind = isForDiffusers(model) ? undefined : kinds.find((each) => each.name.test(name));
    if (kind === undefined) return [downloadSnippet(model, context)];
    const { input, also } = kind;
    const extra = also === undefined ? [] : ['-r', also];
    const own = placeholder('a picture of the character and a video, as character.png and motion.mp4,');
    return [
      {
        title: kind.title,
        install: [
          checkout('https://github.com/Wan-Video/Wan2.2', {
            install: ['-r', 'requirements.txt', ...extra, ...unlisted],
          }),
          hubTool(context),
        ],
        warnings: input === undefined ? [...warnings, own] : warnings,
        code: sh`
          ${hubDownload(model, context)}
          ${input === undefined ? animate(model, kind) : generate(model, kind, input)}
        `,
      },
    ];
  },
});
