import { py } from '../../code/index.ts';
import { needsRemoteCode } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { draftOf } from '../../records/draft.ts';
import { isGgufOnly } from '../../records/gguf-only.ts';
import { writesText } from '../recipes/serving/writes-text.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
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
  languages: ['python', 'shell'],
  tasks: ['text-generation', 'image-text-to-text'],
  refuses: isGgufOnly,

  snippets(model, context) {
    const draft = draftOf(model);
    const known = !draft || (draft.method !== undefined && draft.target !== undefined);
    if (!writesText(model) || !known) return [downloadSnippet(model, context)];
    const custom = needsRemoteCode(model);
    const load = py.rest({
      ...(draft
        ? {
            speculative_algorithm: draft.method?.toUpperCase(),
            speculative_draft_model_path: model.id,
            speculative_draft_model_revision: context.revision,
          }
        : { revision: context.revision }),
      trust_remote_code: custom || undefined,
    });
    return [
      {
        title: draft ? 'Generate text faster with the draft model' : 'Generate text',
        install: [pip('sglang')],
        warnings: custom ? [gpu, remoteCode] : [gpu],
        code: py`
          import sglang as sgl

          # It starts processes of its own, which import this file again.
          if __name__ == "__main__":
              llm = sgl.Engine(model_path=${draft?.target ?? model.id}${load})
              output = llm.generate(${sampleTextOf(model, textGeneration)}, {"max_new_tokens": 64})
              print(output["text"])
        `,
      },
    ];
  },
});
