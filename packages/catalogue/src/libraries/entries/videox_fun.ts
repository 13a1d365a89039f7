import { sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

/** Folder of a family's scripts, and their suffix for one of its sizes. */
const families: readonly (readonly [name: RegExp, folder: string, ending: string])[] = [
  [/^wan2\.2-fun-5b/, 'wan2.2_fun', '_5b'],
  [/^wan2\.2-fun-a14b/, 'wan2.2_fun', ''],
  [/^wan2\.1-fun/, 'wan2.1_fun', ''],
  [/^cogvideox-fun/, 'cogvideox_fun', ''],
];

const uses: readonly (readonly [name: RegExp, script: string, title: string])[] = [
  [/-inp$/, 'predict_i2v', 'Generate a video from a picture'],
  [/-(?:control|pose)$/, 'predict_v2v_control', 'Make a video that follows another'],
  [/-control-camera$/, 'predict_v2v_control_camera', 'Make a video along a path of the camera'],
];

export default defineLibrary({
  prettyLabel: 'VideoX Fun',
  repoName: 'VideoX Fun',
  repoUrl: 'https://github.com/aigc-apps/VideoX-Fun',
  countDownloads: 'path_extension:"safetensors"',
  languages: ['shell'],
  tasks: ['image-to-video', 'text-to-video'],
  summary: 'Trains and runs controllable video generation models.',

  snippets(model, context) {
    const name = nameOf(model).toLowerCase();
    const [, family, ending] = families.find(([pattern]) => pattern.test(name)) ?? [];
    const [, script, title] = uses.find(([pattern]) => pattern.test(name)) ?? [];
    if (family === undefined || script === undefined || title === undefined)
      return [downloadSnippet(model, context)];
    return [
      {
        title,
        install: [
          checkout('https://github.com/aigc-apps/VideoX-Fun', { install: ['-r', 'requirements.txt'] }),
          hubTool(context),
        ],
        warnings: [
          gpu,
          ...(family === 'cogvideox_fun' ? [] : [pickle]),
          placeholder('the downloaded folder as model_name, and your prompt, at the top of the script'),
        ],
        code: sh`
          ${hubDownload(model, context, { folder: `models/Diffusion_Transformer/${nameOf(model)}` })}
          python ${`examples/${family}/${script}${ending}.py`}
        `,
      },
    ];
  },
});
