import { sh } from '../../code/index.ts';
import { fileEnding, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubTool } from '../recipes/setup/hub-tool.ts';
import { cmake } from '../recipes/setup/programs.ts';
import { downloadSnippet, hubDownload } from '../../snippets/hub.ts';
import { checkout, program } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

const repository = 'https://github.com/google/gemma.cpp';

/** Text models that it supports; it dropped the first generation and the recurrent models. */
const current = /^gemma-?[23](?!b)/i;

export default defineLibrary({
  prettyLabel: 'gemma.cpp',
  synonyms: ['gemma cpp', 'gemma in c++'],
  repoName: 'gemma.cpp',
  repoUrl: repository,
  docsUrl: 'https://ai.google.dev/gemma/docs/gemma_cpp',
  summary: 'Runs Gemma models in C++, small enough to read and change.',
  languages: ['shell'],
  tasks: ['text-generation'],
  countDownloads: 'path_extension:"sbs"',
  fits: (model) =>
    fileEnding(model, '.sbs') === undefined
      ? undefined
      : 'The repository has weights in the format of gemma.cpp.',

  snippets(model, context) {
    const weights = context.file ?? fileEnding(model, '.sbs');
    if (weights === undefined || !current.test(nameOf(model))) return [downloadSnippet(model, context)];
    // Newer weights include their tokenizer.
    const tokenizer = fileEnding(model, '.spm');
    const vocabulary = tokenizer === undefined ? sh.none : sh`--tokenizer ${`models/${tokenizer}`} `;
    const files = tokenizer === undefined ? [weights] : [weights, tokenizer];
    return [
      {
        title: 'Build it and ask the model',
        install: [
          cmake,
          program('clang', { brew: 'llvm', apt: 'clang', winget: 'LLVM.LLVM' }),
          checkout(repository),
          hubTool(context),
        ],
        code: sh`
          cmake --preset make
          cmake --build --preset make -j 4
          ${hubDownload(model, context, { folder: 'models', files })}
          printf '%s\n' ${sampleTextOf(model, textGeneration)} | ./build/gemma \
            --weights ${`models/${weights}`} ${vocabulary}--verbosity 0
        `,
      },
    ];
  },
});
