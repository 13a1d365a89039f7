import { py } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted, namesOtherFormat } from '../../records/traits/other-formats.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { isOriginalVibeVoice } from '../recipes/speech/vibevoice.ts';
import { checkout, pip } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { gpu, pickle, placeholder } from '../../snippets/warnings.ts';
import { localized, readsOthers } from '../../tasks/languages.ts';
import { defineLibrary } from '../define.ts';

/** Two turns, by the language of a voice. */
const scripts = {
  en: 'Speaker 0: When does the ferry leave?\nSpeaker 1: At half past nine.',
  zh: 'Speaker 0: 渡轮几点出发?\nSpeaker 1: 九点半。',
  de: 'Speaker 0: Wann fährt die Fähre ab?\nSpeaker 1: Um halb zehn.',
  fr: 'Speaker 0: À quelle heure part le ferry ?\nSpeaker 1: À neuf heures et demie.',
  es: 'Speaker 0: ¿A qué hora sale el ferry?\nSpeaker 1: A las nueve y media.',
  ar: 'Speaker 0: متى تغادر العبّارة؟\nSpeaker 1: في التاسعة والنصف.',
  hi: 'Speaker 0: नौका कब चलती है?\nSpeaker 1: साढ़े नौ बजे।',
  hu: 'Speaker 0: Mikor indul a komp?\nSpeaker 1: Fél tízkor.',
};

/** Languages in the names of voices that were trained for one. */
const namedLanguages = [
  ['arabic', 'ar'],
  ['german', 'de'],
  ['hindi', 'hi'],
  ['hun', 'hu'],
  ['hungarian', 'hu'],
] as const;

/** A script in the language of the voice; where there is none, one in English and a warning. */
function scriptFor(model: ModelRecord): { readonly script: string; readonly warnings: readonly Warning[] } {
  const words = nameOf(model).toLowerCase().split(/[-_]/);
  const named = namedLanguages.find(([word]) => words.includes(word))?.[1];
  const script = named === undefined ? localized(scripts, model) : scripts[named];
  const isForeign = script === scripts.en && readsOthers(model);
  return { script, warnings: isForeign ? [placeholder('a script in the language of the model')] : [] };
}

const repository = 'https://github.com/microsoft/VibeVoice';

export default defineLibrary({
  prettyLabel: 'VibeVoice',
  repoName: 'VibeVoice',
  repoUrl: repository,
  summary: 'Long conversations between several synthetic speakers.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  // Its package has the speakers, not the recognizer.
  refuses: (model) => isConverted(model) || model.pipeline_tag === 'automatic-speech-recognition',
  fits: (model) =>
    isOriginalVibeVoice(model) && !namesOtherFormat(model)
      ? 'Its name is that of a voice of VibeVoice, which Transformers loads only after a conversion.'
      : undefined,

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    if (hasTag(model, 'vibevoice_streaming') || /realtime/i.test(nameOf(model)))
      return [
        {
          title: 'Synthesize speech with a voice of the repository',
          install: [checkout(repository, { install: ['-e', '.[streamingtts]'] }), ...needs],
          warnings: [gpu, pickle],
          code: py`
            import copy

            import torch
            from vibevoice.modular.modeling_vibevoice_streaming_inference import (
                VibeVoiceStreamingForConditionalGenerationInference,
            )
            from vibevoice.processor.vibevoice_streaming_processor import VibeVoiceStreamingProcessor
            ${imports}

            source = ${target}
            processor = VibeVoiceStreamingProcessor.from_pretrained(source)
            model = VibeVoiceStreamingForConditionalGenerationInference.from_pretrained(
                source, torch_dtype=torch.bfloat16, device_map="cuda", attn_implementation="sdpa"
            )
            model.eval()
            model.set_ddpm_inference_steps(num_steps=5)

            voice = torch.load("demo/voices/streaming_model/en-Emma_woman.pt", map_location="cuda", weights_only=False)
            inputs = processor.process_input_with_cached_prompt(
                text="The ferry leaves at half past nine.",
                cached_prompt=voice,
                padding=True,
                return_tensors="pt",
                return_attention_mask=True,
            )
            outputs = model.generate(
                **{name: value.to("cuda") if torch.is_tensor(value) else value for name, value in inputs.items()},
                max_new_tokens=None,
                cfg_scale=1.5,
                tokenizer=processor.tokenizer,
                generation_config={"do_sample": False},
                all_prefilled_outputs=copy.deepcopy(voice),
            )
            processor.save_audio(outputs.speech_outputs[0], output_path="output.wav")
          `,
        },
      ];
    const { script, warnings } = scriptFor(model);
    return [
      {
        title: 'Synthesize a dialogue in two voices',
        install: [pip('vibevoice'), pip('librosa'), pip('soundfile'), pip('torch'), ...needs],
        warnings: [gpu, placeholder('recordings of two voices as voice-1.wav and voice-2.wav'), ...warnings],
        code: py`
          import librosa
          import soundfile as sf
          import torch
          from vibevoice.modular.modeling_vibevoice_inference import VibeVoiceForConditionalGenerationInference
          from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor
          ${imports}

          source = ${target}
          processor = VibeVoiceProcessor.from_pretrained(source)
          model = VibeVoiceForConditionalGenerationInference.from_pretrained(source, torch_dtype=torch.bfloat16)
          model = model.to("cuda").eval()
          model.set_ddpm_inference_steps(5)

          voices = [librosa.load(name, sr=24000, mono=True)[0] for name in ["voice-1.wav", "voice-2.wav"]]
          script = ${script}
          inputs = processor(text=[script], voice_samples=[voices], return_tensors="pt").to("cuda")
          outputs = model.generate(**inputs, cfg_scale=1.3, tokenizer=processor.tokenizer)

          audio = outputs.speech_outputs[0].float().cpu().numpy().squeeze()
          sf.write("output.wav", audio, 24000)
        `,
      },
    ];
  },
});
