import { sh } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { hubDownload } from '../../snippets/hub.ts';
import { checkout, program } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { placeholder } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

const cmake = program('cmake', { apt: 'cmake' });
const ninja = program('ninja', { apt: 'ninja-build' });

/** Files are named after their models: `qwen3_6_27b.ninfer` in `Qwen3.6-27B-NInfer`. */
const usualFile = (model: ModelRecord): string =>
  `${nameOf(model)
    .replace(/[-_]ninfer.*$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '_')}.ninfer`;

export default defineLibrary({
  prettyLabel: 'NInfer',
  repoName: 'NInfer',
  repoUrl: 'https://github.com/Neroued/ninfer',
  summary: 'Runs chosen Qwen models as fast as one RTX 5090 can, in the terminal or as a server.',
  languages: ['shell'],
  tasks: ['text-generation'],
  countDownloads: 'path_extension:"ninfer"',

  snippets(model, context) {
    const known = context.file ?? fileEnding(model, '.ninfer');
    const file = known ?? usualFile(model);
    return [
      {
        title: 'Build it and ask the model',
        install: [cmake, ninja, checkout('https://github.com/Neroued/ninfer'), hubTool(context)],
        warnings: [
          {
            code: 'hardware',
            message: 'Needs Linux, an RTX 5090, CUDA 13.1 and FFmpeg headers.',
          },
          ...(known === undefined ? [placeholder('the name of the .ninfer file in the repository')] : []),
        ],
        code: sh`
          cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release
          cmake --build build --parallel
          ${hubDownload(model, context, { folder: 'models', files: [file] })}
          ./build/apps/ninfer ${`models/${file}`} \
            --prompt ${sampleTextOf(model, textGeneration)} \
            --max-context 16384 --max-new 256
        `,
      },
    ];
  },
});
