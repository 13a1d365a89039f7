/** @module Language models that Pruna compressed with HQQ before 2025. */
import { py } from '../../../../code/index.ts';
import { baseModelOf, filesOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleTextOf } from '../../../../snippets/samples/text.ts';
import type { Snippet } from '../../../../snippets/snippet.ts';
import { gpu } from '../../../../snippets/warnings.ts';
import textGeneration from '../../../../tasks/entries/text-generation/samples.ts';
import { withBaseAccess } from '../../setup/gated-base.ts';

/** The repository with its tokenizer: that of the original, if the files are known to have none. */
function tokenizerSource(model: ModelRecord): string {
  const listed = filesOf(model);
  const own = listed.length === 0 || listed.includes('tokenizer_config.json');
  return own ? model.id : (baseModelOf(model) ?? model.id);
}

export function withHqq(model: ModelRecord, context: SnippetContext): readonly Snippet[] {
  const source = tokenizerSource(model);
  const snippet: Snippet = {
    title: 'Load the compressed model with HQQ',
    install: [pip('hqq'), pip('transformers'), pip('torch')],
    warnings: [gpu],
    code: py`
      from hqq.models.hf.base import AutoHQQHFModel
      from transformers import AutoTokenizer

      tokenizer = AutoTokenizer.from_pretrained(${source})
      model = AutoHQQHFModel.from_quantized(${model.id})

      inputs = tokenizer(${sampleTextOf(model, textGeneration)}, return_tensors="pt").to("cuda")
      outputs = model.generate(**inputs, max_new_tokens=60)
      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `,
  };
  return withBaseAccess(snippet, source, model, context);
}
