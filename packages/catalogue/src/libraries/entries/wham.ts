import { sh } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { program } from '../../snippets/requirement.ts';
import { gpu, pickle, placeholder, remoteCode } from '../../snippets/warnings.ts';

export default defineLibrary({
  prettyLabel: 'WHAM',
  repoName: 'wham',
  repoUrl: 'https://huggingface.co/microsoft/wham',
  docsUrl: 'https://huggingface.co/microsoft/wham/blob/main/README.md',
  languages: ['shell'],
  countDownloads: 'path_extension:"ckpt"',
  summary: 'A world and human action model that imagines how a game goes on.',

  // The code is next to the weights, and its setup script creates the environment.
  snippets(model, context) {
    const weights = fileEnding(model, '200M.ckpt') ?? fileEnding(model, '.ckpt') ?? 'models/WHAM_200M.ckpt';
    return [
      {
        title: 'Predict how recorded games continue',
        install: [program('python3.9', { url: 'https://www.python.org/downloads/' }), hubTool(context)],
        warnings: [
          gpu,
          pickle,
          remoteCode,
          placeholder('recordings of the game, in the folder tiny-sample,'),
        ],
        code: sh`
          ${hubDownload(model, context)}
          cd ${nameOf(model)} && bash setup_local.sh && \
            venv/bin/python run_dreaming.py --model_path ${weights} --data_path ../tiny-sample
        `,
      },
    ];
  },
});
