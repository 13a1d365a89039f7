import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { gpu, placeholder, remoteCode } from '../../snippets/warnings.ts';

const sampling = { audio_temperature: 0.8, audio_top_k: 10, text_temperature: 0, text_top_k: 5 };
const recording = { role: 'user', message_type: 'audio' };

export default defineLibrary({
  prettyLabel: 'KimiAudio',
  repoName: 'KimiAudio',
  repoUrl: 'https://github.com/MoonshotAI/Kimi-Audio',
  summary: 'Listens, transcribes and talks back: one model for speech, sounds and music.',
  languages: ['python'],
  tasks: ['audio-text-to-text', 'automatic-speech-recognition'],

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Transcribe a recording, then answer a spoken question',
        install: [
          pipGit('kimia_infer', 'https://github.com/MoonshotAI/Kimi-Audio.git'),
          pip('soundfile'),
          ...needs,
        ],
        warnings: [gpu, remoteCode, placeholder('two recordings, as speech.wav and question.wav,')],
        code: py`
          import soundfile as sf
          ${imports}
          from kimia_infer.api.kimia import KimiAudio

          model = KimiAudio(model_path=${target}, load_detokenizer=True)
          sampling = ${sampling}

          messages = ${[
            { role: 'user', message_type: 'text', content: 'Write down what is said.' },
            { ...recording, content: 'speech.wav' },
          ]}
          _, text = model.generate(messages, **sampling, output_type="text")
          print(text)

          question = [${{ ...recording, content: 'question.wav' }}]
          wav, text = model.generate(question, **sampling, output_type="both")
          print(text)
          sf.write("answer.wav", wav.detach().cpu().view(-1).numpy(), 24000)
        `,
      },
    ];
  },
});
