import { py } from '../../code/index.ts';
import { fileEnding } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import type { Warning } from '../../snippets/snippet.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

const systems: Warning = {
  code: 'hardware',
  message: 'Runs on Linux and Windows, on x86 processors with AVX2.',
};

export default defineLibrary({
  prettyLabel: 'Shadow',
  repoName: 'Shadow',
  repoUrl: 'https://github.com/QLNI/SHADOW-250M-Instruct',
  summary: 'Small language models for the processor alone, with an archive on disk as their memory.',
  languages: ['python', 'shell'],
  tasks: ['text-generation'],
  countDownloads: 'path_extension:"shdw"',

  snippets(model, context) {
    const file = context.file ?? fileEnding(model, '.shdw');
    if (!file?.endsWith('.shdw')) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Ask a question',
        install: [
          checkout('https://github.com/QLNI/SHADOW-250M-Instruct'),
          pip('numpy'),
          pip('sentencepiece'),
          hubClient(context),
        ],
        warnings: [systems],
        code: py`
          from pathlib import Path

          ${hubImport(context, 'hf_hub_download')}
          from shadow_runtime import Engine

          # The program that computes the answer comes with the checkout, not always as an executable.
          Path("deployment/bin/linux/shadow").chmod(0o755)

          weights = ${hubFile(model, context, file)}
          engine = Engine(weights, "deployment/fp131072.npy")
          print(engine.chat(${sampleTextOf(model, textGeneration)}))
        `,
      },
    ];
  },
});
