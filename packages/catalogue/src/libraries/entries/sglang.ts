import { py } from '../../code/index.ts';
import { needsRemoteCode } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { isGgufOnly } from '../../records/gguf-only.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/sample-text.ts';
import { gpu, remoteCode } from '../../snippets/warnings.ts';
import textGeneration from '../../tasks/entries/text-generation/samples.ts';

export default defineLibrary({
  prettyLabel: 'SGLang',
  synonyms: ['sglang python'],
  repoName: 'sglang',
  repoUrl: 'https://github.com/sgl-project/sglang',
  docsUrl: 'https://docs.sglang.ai/',
  summary: 'Serves language and vision models with low latency, and runs them in batches from Python.',
  languages: ['python'],
  tasks: ['text-generation', 'image-text-to-text'],
  refuses: isGgufOnly,

  snippets(model, context) {
    const custom = needsRemoteCode(model);
    const load = py.rest({ revision: context.revision, trust_remote_code: custom || undefined });
    return [
      {
        title: 'Generate text',
        install: [pip('sglang')],
        warnings: custom ? [gpu, remoteCode] : [gpu],
        code: py`
          import sglang as sgl

          # It starts processes of its own, which import this file again.
          if __name__ == "__main__":
              llm = sgl.Engine(model_path=${model.id}${load})
              output = llm.generate(${sampleTextOf(model, textGeneration)}, {"max_new_tokens": 64})
              print(output["text"])
        `,
      },
    ];
  },
});
