import { sh } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'LivePortrait',
  synonyms: ['live portrait', 'portrait animation'],
  repoName: 'LivePortrait',
  repoUrl: 'https://github.com/KwaiVGI/LivePortrait',
  docsUrl: 'https://liveportrait.github.io',
  summary: 'Moves the face in a picture as the face in a video moves.',
  countDownloads: 'path:"liveportrait/landmark.onnx"',
  languages: ['shell'],
  tasks: ['image-to-video', 'video-to-video'],
  fits: (model) =>
    filesOf(model).includes('liveportrait/landmark.onnx')
      ? 'The repository has the weights of LivePortrait.'
      : undefined,

  snippets(model, context) {
    return [
      {
        title: 'Animate a portrait with the motion of a video',
        install: [
          hubTool(context),
          checkout('https://github.com/KwaiVGI/LivePortrait.git', { install: ['-r', 'requirements.txt'] }),
        ],
        warnings: [
          gpu,
          pickle,
          placeholder('a portrait and a video of a face, as portrait.jpg and driving.mp4,'),
        ],
        code: sh`
          ${hubDownload(model, context, { folder: 'pretrained_weights' })}
          python inference.py -s portrait.jpg -d driving.mp4
        `,
      },
    ];
  },
});
