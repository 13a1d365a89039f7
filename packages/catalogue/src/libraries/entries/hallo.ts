import { sh } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Hallo',
  repoName: 'Hallo',
  repoUrl: 'https://github.com/fudan-generative-vision/hallo',
  docsUrl: 'https://fudan-generative-vision.github.io/hallo/',
  summary: 'Lets a portrait speak: a picture and a recording become a video.',
  countDownloads: 'path:"hallo/net.pth"',
  languages: ['shell'],
  tasks: ['image-to-video'],

  snippets(model, context) {
    return [
      {
        title: 'Animate a portrait with speech',
        install: [
          hubTool(context),
          checkout('https://github.com/fudan-generative-vision/hallo.git', {
            install: ['-r', 'requirements.txt', '.'],
          }),
        ],
        warnings: [
          gpu,
          pickle,
          placeholder('a square portrait and a recording, as portrait.png and speech.wav,'),
        ],
        code: sh`
          ${hubDownload(model, context, { folder: 'pretrained_models' })}
          python scripts/inference.py --source_image portrait.png --driving_audio speech.wav --output output.mp4
        `,
      },
    ];
  },
});
