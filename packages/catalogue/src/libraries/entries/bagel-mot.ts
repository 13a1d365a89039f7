import { sh } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'Bagel',
  repoName: 'Bagel',
  repoUrl: 'https://github.com/ByteDance-Seed/Bagel/',
  docsUrl: 'https://bagel-ai.org/',
  summary: 'One model that understands pictures, makes them and edits them.',
  languages: ['shell'],
  tasks: ['any-to-any', 'image-text-to-text', 'image-to-image', 'text-to-image'],
  aliases: ['bagel'],
  countDownloads: 'path:"llm_config.json"',

  snippets(model, context) {
    const folder = `models/${nameOf(model)}`;
    return [
      {
        title: 'Open the demo that makes, edits and explains pictures',
        install: [
          checkout('https://github.com/ByteDance-Seed/Bagel', { install: ['-r', 'requirements.txt'] }),
          pip('flash-attn', '==2.5.8', { flags: ['--no-build-isolation'] }),
          hubTool(context),
        ],
        warnings: [gpu],
        code: sh`
          ${hubDownload(model, context, { folder })}

          # Add --mode=2 on a card with less than 32 GB: the weights are then held in 4 bits.
          python app.py --model_path=${folder}
        `,
      },
    ];
  },
});
