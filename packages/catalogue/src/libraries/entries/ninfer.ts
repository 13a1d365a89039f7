import { sh } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout, program } from '../../snippets/requirement.ts';
import { sampleText } from '../../snippets/samples.ts';

const cmake = program('cmake', { apt: 'cmake' });
const ninja = program('ninja', { apt: 'ninja-build' });

export default defineLibrary({
  prettyLabel: 'NInfer',
  repoName: 'NInfer',
  repoUrl: 'https://github.com/Neroued/ninfer',
  summary: 'Runs chosen Qwen models as fast as one RTX 5090 can, in the terminal or as a server.',
  languages: ['shell'],
  tasks: ['text-generation'],
  countDownloads: 'path_extension:"ninfer"',

  snippets(model, context) {
    const file = context.file ?? fileEnding(model, '.ninfer');
    if (file === undefined) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Build it and ask the model',
        install: [cmake, ninja, checkout('https://github.com/Neroued/ninfer'), hubTool(context)],
        warnings: [
          {
            code: 'hardware',
            message: 'Needs Linux, an RTX 5090, CUDA 13.1 and FFmpeg headers.',
          },
        ],
        code: sh`
          cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release
          cmake --build build --parallel
          ${hubDownload(model, context, { folder: 'models', files: [file] })}
          ./build/apps/ninfer ${`models/${file}`} \
            --prompt ${sampleText(model, 'text-generation')} \
            --max-context 16384 --max-new 256
        `,
      },
    ];
  },
});
