import { sh } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { curlSnippet, questionRequest } from '../recipes/local/request.ts';
import { curl } from '../recipes/setup/programs.ts';
import { downloadSnippet, hubClient, hubDownload } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';

/** Processors; a file is built for one, given in its name, the model's name or a tag. */
const boards = ['rk3588', 'rk3576'];

const server = 'examples/rkllm_server_demo/rkllm_server';

export default defineLibrary({
  prettyLabel: 'RKLLM',
  synonyms: ['rockchip', 'rk3588 npu'],
  repoName: 'RKLLM',
  repoUrl: 'https://github.com/airockchip/rknn-llm',
  docsUrl: 'https://github.com/airockchip/rknn-llm/tree/main/doc',
  summary: 'Runs language models on the neural processors of Rockchip boards.',
  languages: ['shell'],
  tasks: ['text-generation'],
  countDownloads: 'path_extension:"rkllm"',

  // The repository's server supports text only: images and rankings need other programs.
  snippets(model, context) {
    const file = context.file ?? fileEnding(model, '.rkllm');
    const words = [file ?? '', model.id, ...(model.tags ?? [])].join(' ').toLowerCase();
    const board = boards.find((name) => words.includes(name));
    const text = model.pipeline_tag === undefined || model.pipeline_tag === 'text-generation';
    if (!text || !file?.endsWith('.rkllm') || board === undefined) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Start a server on the board',
        install: [checkout('https://github.com/airockchip/rknn-llm'), pip('flask'), hubClient(context)],
        warnings: [
          {
            code: 'hardware',
            message: 'Needs a Rockchip board with the processor the file was made for, and its NPU driver.',
          },
          {
            code: 'deprecated',
            message: 'Files made with a toolkit before 1.1 do not load in the current runtime.',
          },
        ],
        code: sh`
          ${hubDownload(model, context, { folder: 'models', files: [file] })}
          mkdir -p ${`${server}/lib`}
          cp rkllm-runtime/Linux/librkllm_api/aarch64/librkllmrt.so ${`${server}/lib/`}
          cp scripts/fix_freq_${board}.sh ${server}
          cd ${server} &&
            python flask_server.py --rkllm_model_path=../../../models/${file} --target_platform=${board}
        `,
      },
      {
        // In a shell of the board, which runs Linux: the address is that of the board itself.
        ...curlSnippet(
          questionRequest(model, 8080, file.slice(file.lastIndexOf('/') + 1).replace(/\.rkllm$/, '')),
        ),
        install: [curl],
      },
    ];
  },
});
