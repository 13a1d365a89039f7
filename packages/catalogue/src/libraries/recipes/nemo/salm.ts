/** @module The example of NeMo's models that answer about a recording with a language model. */
import { py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { pip } from '../../../snippets/requirement.ts';
import type { Snippet } from '../../../snippets/snippet.ts';
import { gpu, placeholder } from '../../../snippets/warnings.ts';

export const salm = (model: ModelRecord, { revision }: SnippetContext): Snippet => ({
  title: 'Transcribe a recording',
  install: [pip('nemo_toolkit[speechlm2]')],
  warnings: [gpu, placeholder('a recording, as audio.wav,')],
  code: py`
    from nemo.collections.speechlm2.models import SALM

    model = SALM.from_pretrained(${model.id}${py.rest({ revision })}).bfloat16().eval().to("cuda")

    prompt = {
        "role": "user",
        "content": f"Transcribe the following: {model.audio_locator_tag}",
        "audio": ["audio.wav"],
    }
    [answer] = model.generate(prompts=[[prompt]], max_new_tokens=256)
    print(model.tokenizer.ids_to_text(answer.cpu()))
  `,
});
