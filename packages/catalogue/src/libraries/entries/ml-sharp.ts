import { sh } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { pickle, placeholder } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Sharp',
  repoName: 'Sharp',
  repoUrl: 'https://github.com/apple/ml-sharp',
  summary: 'Turns one photograph into a scene of 3D Gaussians, in less than a second.',
  languages: ['shell'],
  tasks: ['image-to-3d'],
  countDownloads: 'path_extension:"pt"',

  snippets(model, context) {
    const file = fileEnding(model, '.pt');
    if (file === undefined) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Turn photographs into scenes',
        install: [
          checkout('https://github.com/apple/ml-sharp', { install: ['-r', 'requirements.txt'] }),
          hubTool(context),
        ],
        warnings: [pickle, placeholder('photographs, in the folder photos,')],
        code: sh`
          ${hubDownload(model, context, { folder: 'checkpoints', files: [file] })}
          sharp predict -i photos -o scenes -c ${`checkpoints/${file}`}
        `,
      },
    ];
  },
});
