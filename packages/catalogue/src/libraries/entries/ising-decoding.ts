import { sh } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

/** Names of the networks in the repository, by the receptive field in their file names. */
const networks = [
  { mark: '_r9_', id: 1 },
  { mark: '_r13_', id: 4 },
];

export default defineLibrary({
  prettyLabel: 'Ising Decoding',
  repoName: 'Ising-Decoding',
  repoUrl: 'https://github.com/NVIDIA/Ising-Decoding',
  summary: 'Neural pre-decoders that help to correct errors of quantum computers.',
  languages: ['shell'],
  countDownloads: 'path_extension:"safetensors"',

  // Weights of other networks need changes to the repository's code.
  snippets(model, context) {
    const file = context.file ?? fileEnding(model, '.safetensors');
    const network = networks.find(({ mark }) => file?.includes(mark));
    if (file === undefined || network === undefined) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Measure how many errors are left after decoding',
        install: [
          checkout('https://github.com/NVIDIA/Ising-Decoding', {
            install: ['-r', 'code/requirements_public_inference.txt'],
          }),
          hubTool(context),
        ],
        warnings: [gpu],
        code: sh`
          ${hubDownload(model, context, { folder: 'models', files: [file] })}
          MODEL_ID=${network.id} \
            PREDECODER_SAFETENSORS_CHECKPOINT=${`models/${file}`} \
            WORKFLOW=inference \
            bash code/scripts/local_run.sh
        `,
      },
    ];
  },
});
