import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { defineLibrary } from '../define.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

export default defineLibrary({
  prettyLabel: 'Supertonic',
  repoName: 'Supertonic',
  repoUrl: 'https://github.com/supertone-inc/supertonic',
  docsUrl: 'https://supertone-inc.github.io/supertonic-py',
  summary: 'Fast speech synthesis on ONNX Runtime, for processors and small devices.',
  languages: ['python'],
  tasks: ['text-to-speech'],

  // The package selects models by name and downloads them itself.
  snippets(model) {
    const name = nameOf(model).toLowerCase();
    const known = /^supertonic(-\d+)?$/.test(name) ? { model: name } : {};
    return [
      {
        title: 'Synthesize speech',
        install: [pip('supertonic')],
        code: py`
          from supertonic import TTS

          tts = TTS(${py.args({ ...known, auto_download: true })})
          style = tts.get_voice_style(voice_name="M1")
          wav, duration = tts.synthesize(${sampleTextOf(model, textToSpeech)}, voice_style=style)
          tts.save_audio(wav, "output.wav")
          print(f"Saved output.wav, {duration[0]:.1f} seconds")
        `,
      },
    ];
  },
});
