import { type Code, py } from '../../code/index.ts';
import { isAdapter, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleUrl } from '../../snippets/samples/image.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';
import { readsOthers } from '../../tasks/languages.ts';
import * as asset from '../../tasks/sample-assets.ts';

export default defineLibrary({
  prettyLabel: 'Qwen3-TTS',
  repoName: 'Qwen3-TTS',
  repoUrl: 'https://github.com/QwenLM/Qwen3-TTS',
  summary: 'Speech in ten languages: preset voices, voices from a description, voices from a recording.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  aliases: ['qwen-tts', 'qwen3-tts'],
  refuses: (model) => isConverted(model) || isAdapter(model),

  // Each kind of checkpoint has its own method and rejects the others.
  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    const name = nameOf(model).toLowerCase();
    const text = sampleTextOf(model, textToSpeech);
    const english = sampleTextOf({ id: model.id }, textToSpeech);
    // There is no sample in the model's languages.
    const isForeign = text === english && readsOthers(model);
    // Without it, the language is detected.
    const language = text === english && !isForeign ? 'English' : undefined;

    const speak = (title: string, call: Code<'python'>) => [
      {
        title,
        install: [pip('qwen-tts'), pip('soundfile'), torchForAudio, ...needs],
        warnings: isForeign ? [gpu, placeholder("a text in the model's language")] : [gpu],
        code: py`
          import soundfile as sf
          import torch
          ${imports}
          from qwen_tts import Qwen3TTSModel

          model = Qwen3TTSModel.from_pretrained(${target}, device_map="cuda:0", dtype=torch.bfloat16)

          wavs, sample_rate = ${call}
          sf.write("output.wav", wavs[0], sample_rate)
        `,
      },
    ];

    if (name.endsWith('-base')) {
      const reference = sampleUrl(context.platform, asset.speech);
      const options = { text, language, ref_audio: reference, x_vector_only_mode: true };
      return speak(
        'Say a text in the voice of a recording',
        py`model.generate_voice_clone(${py.args(options)})`,
      );
    }
    if (name.includes('voicedesign')) {
      const options = { text, language, instruct: 'A calm, low voice that speaks slowly and clearly.' };
      return speak(
        'Say a text in a voice you describe',
        py`model.generate_voice_design(${py.args(options)})`,
      );
    }
    // Only the original checkpoints have this voice; fine-tuned ones have their own.
    const speaker = name.includes('customvoice') ? 'Ryan' : py`model.get_supported_speakers()[0]`;
    // The small checkpoints ignore it.
    const instruct = name.includes('0.6b') ? undefined : 'In a calm, friendly tone.';
    const options = { text, language, speaker, instruct };
    return speak('Say a text in a preset voice', py`model.generate_custom_voice(${py.args(options)})`);
  },
});
