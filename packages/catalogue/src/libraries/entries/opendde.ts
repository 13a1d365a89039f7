import { sh } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { gpu, pickle } from '../../snippets/warnings.ts';

const job = [
  {
    name: 'example',
    modelSeeds: [101],
    sequences: [{ proteinChain: { sequence: 'MKTAYIAKQRQISFVKSHFSRQ', count: 1 } }],
  },
];

export default defineLibrary({
  prettyLabel: 'OpenDDE',
  repoName: 'OpenDDE',
  repoUrl: 'https://github.com/aurekaresearch/OpenDDE',
  docsUrl: 'https://huggingface.co/aurekaresearch/OpenDDE/blob/main/docs/inference_instructions.md',
  summary: 'Predicts how proteins, nucleic acids and ligands fold together, for drug design.',
  languages: ['shell'],
  countDownloads: 'path_extension:"pt"',

  snippets(model, context) {
    const checkpoints = filesOf(model).filter((file) => file.endsWith('.pt'));
    const usual = 'opendde.pt';
    const file = checkpoints.includes(usual) ? usual : (checkpoints[0] ?? usual);
    const install = [pip('opendde[gpu]')];
    return [
      { title: 'Check the installation', install, code: sh`opendde doctor` },
      {
        title: 'Predict a structure',
        install: [...install, hubClient(context)],
        warnings: [gpu, pickle],
        code: sh`
          ${hubDownload(model, context, { folder: 'checkpoints', files: [file] })}
          echo ${JSON.stringify(job)} > input.json
          opendde pred -i input.json -o output -n opendde_v1 \
            --load_checkpoint_path=${`checkpoints/${file}`} \
            --use_msa=false --sample=1
        `,
      },
    ];
  },
});
