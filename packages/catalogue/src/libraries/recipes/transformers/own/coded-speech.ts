/** @module A language model that writes speech as codes of SNAC, seven for each frame of its three layers. */
import { type Code, py } from '../../../../code/index.ts';
import { nameOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { quantizationNeeds } from '../quantization/quantization.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import type { Snippet } from '../../../../snippets/snippet.ts';

/** Maya takes a description of the voice, the English Orpheus a name. */
function spoken(model: ModelRecord): string {
  const text = sampleText(model);
  const name = nameOf(model);
  if (/maya1/i.test(name)) return `<description="A calm woman with a warm voice."> ${text}`;
  return /^orpheus-3b-0\.1-ft/i.test(name) ? `tara: ${text}` : text;
}

function loading({ id }: ModelRecord, revision: string | undefined, base?: string): Code<'python'> {
  return base === undefined
    ? py`
        tokenizer = AutoTokenizer.from_pretrained(${id}${py.rest({ revision })})
        model = AutoModelForCausalLM.from_pretrained(${id}${py.rest({ revision, device_map: 'auto' })})
      `
    : py`
        base = ${base}
        tokenizer = AutoTokenizer.from_pretrained(base)
        base_model = AutoModelForCausalLM.from_pretrained(base, device_map="auto")
        model = PeftModel.from_pretrained(base_model, ${id}${py.rest({ revision })})
      `;
}

/** `base` is the model that it is an adapter of, if it is one. */
export const codedSpeech = (model: ModelRecord, { revision }: SnippetContext, base?: string): Snippet => ({
  title: 'Synthesize speech',
  install: [
    ...(base === undefined ? [] : [pip('peft')]),
    pip('transformers', '>=5'),
    pip('torch'),
    pip('accelerate'),
    ...quantizationNeeds(base === undefined ? model : { id: base }, 5),
    pip('snac'),
    pip('soundfile'),
  ],
  code: py`
    import soundfile as sf
    import torch
    ${base === undefined ? py.none : py`from peft import PeftModel`}
    from snac import SNAC
    from transformers import AutoModelForCausalLM, AutoTokenizer

    ${loading(model, revision, base)}

    # The numbers mark the beginning and the end of the text, and the beginning of the speech.
    words = tokenizer(${spoken(model)})["input_ids"]
    inputs = torch.tensor([[128259, *words, 128009, 128260, 128261, 128257]], device=model.device)
    outputs = model.generate(
        inputs,
        max_new_tokens=1200,
        do_sample=True,
        temperature=0.6,
        top_p=0.9,
        repetition_penalty=1.1,
        eos_token_id=128258,
    )
    codes = [token - 128266 for token in outputs[0, len(inputs[0]):].tolist() if token >= 128266]
    frames = [codes[n : n + 7] for n in range(0, len(codes) - 6, 7)]
    places = [[0], [1, 4], [2, 3, 5, 6]]
    layers = [
        torch.tensor([[frame[place] - place * 4096 for frame in frames for place in layer]])
        for layer in places
    ]
    audio = SNAC.from_pretrained("hubertsiuzdak/snac_24khz").decode(layers)
    sf.write("output.wav", audio[0, 0].detach().numpy(), 24000)
  `,
});
