import { sh } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout, program } from '../../snippets/requirement.ts';
import { withWarnings } from '../../snippets/result.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

/** What its build needs besides CUDA. */
const tools = ['cmake', 'ninja-build', 'g++', 'pkg-config'];
const headers = ['libcurl4-openssl-dev', 'libavformat-dev', 'libswscale-dev'];
const buildNeeds = [...tools, ...headers].map((name) => program(name, { apt: name }));

/** The original model in a name, such as `Qwen3.6-35B-A3B`, whatever its tuning is called. */
const original = /^qwen\d+\.\d+-\d+b(?:-a\d+b)?/i;

/** Files are named after the original and the format: `qwen3_6_27b.ninfer` in `Qwen3.6-27B-NInfer`. */
function usualFile(model: ModelRecord): string {
  const name = nameOf(model);
  const stem = original.exec(name)?.[0] ?? name.replace(/[-_]ninfer.*$/i, '');
  const format = /nvfp4/i.test(name) ? '_nvfp4' : '';
  return `${stem.toLowerCase().replaceAll(/[^a-z\d]/g, '_')}${format}.ninfer`;
}

/** The owner of the engine replaced the files of its own repositories. */
const isOfficial = ({ id }: ModelRecord): boolean => id.startsWith('neroued/');

const earlierFormat: Warning = {
  code: 'unfit',
  message:
    'NInfer does not read files from before September 2026: tools/upgrade_ninfer_v2_to_v3.py converts those with the layout of an official file.',
};

const hardware: Warning = {
  code: 'hardware',
  message: 'Needs an RTX 5090, CUDA Toolkit 13.1, and Ubuntu 24.04 or a Linux as recent.',
};

/** There are several, and the record does not say which. */
const ofFork: Warning = {
  code: 'unfit',
  message: 'Made for a fork of NInfer for the RTX 4090, which its card names: NInfer needs an RTX 5090.',
};

const isOfFork = ({ tags = [] }: ModelRecord): boolean => {
  const names = (pattern: RegExp): boolean => tags.some((tag) => pattern.test(tag));
  return names(/^(?:ninfer-4090|rtx-4090|sm89)$/i) && !names(/^(?:rtx-5090|sm120)$/i);
};

export default defineLibrary({
  prettyLabel: 'NInfer',
  repoName: 'NInfer',
  repoUrl: 'https://github.com/Neroued/ninfer',
  summary: 'Runs chosen Qwen models as fast as one RTX 5090 can, in the terminal or as a server.',
  languages: ['shell'],
  tasks: ['text-generation'],
  countDownloads: 'path_extension:"ninfer"',

  snippets(model, context) {
    if (isOfFork(model)) return [withWarnings(downloadSnippet(model, context), [ofFork])];
    const known = context.file ?? fileEnding(model, '.ninfer');
    const file = known ?? usualFile(model);
    return [
      {
        title: 'Build it and ask the model',
        install: [...buildNeeds, checkout('https://github.com/Neroued/ninfer'), hubTool(context)],
        warnings: [
          hardware,
          ...(isOfficial(model) ? [] : [earlierFormat]),
          ...(known === undefined ? [placeholder('the name of the .ninfer file in the repository')] : []),
        ],
        code: sh`
          cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release
          cmake --build build --parallel
          ${hubDownload(model, context, { folder: 'models', files: [file] })}
          ./build/apps/ninfer ${`models/${file}`} \
            --prompt ${sampleTextOf(model, textGeneration)} \
            --max-context 32768 --max-new 8192
        `,
      },
    ];
  },
});
