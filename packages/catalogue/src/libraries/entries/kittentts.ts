import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

export default defineLibrary({
  prettyLabel: 'KittenTTS',
  synonyms: ['kitten tts', 'tiny tts'],
  repoName: 'KittenTTS',
  repoUrl: 'https://github.com/KittenML/KittenTTS',
  docsUrl: 'https://github.com/KittenML/KittenTTS/tree/main/docs',
  summary: 'Small speech models that run without a graphics card.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  aliases: ['kittenml'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Synthesize speech',
        // The package named kittentts belongs to someone else.
        install: [pip('kittenml'), pip('soundfile'), ...needs],
        code: py`
          import soundfile as sf
          ${imports}
          from kittenml import KittenTTS

          model = KittenTTS(${target})

          audio = model.generate(${sampleTextOf(model, textToSpeech)})
          sf.write("output.wav", audio, 24000)
        `,
      },
    ];
  },
});
