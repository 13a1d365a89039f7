import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { cmake } from '../recipes/setup/programs.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { placeholder } from '../../snippets/warnings.ts';

const source = 'https://github.com/voicekit-team/T-one';

const system: Warning = { code: 'hardware', message: 'Runs on Linux and macOS, and on Windows in WSL.' };

export default defineLibrary({
  prettyLabel: 'T-one',
  synonyms: ['t one', 'tone asr', 'russian speech recognition'],
  repoName: 'T-one',
  repoUrl: source,
  docsUrl: source,
  summary: 'Recognizes Russian speech of telephone calls while it is spoken.',
  languages: ['python'],
  tasks: ['automatic-speech-recognition'],
  // The package knows one repository, and takes no revision.
  claims: ({ id }) => (id === 't-tech/T-one' ? 'It is the model of T-one.' : undefined),
  refuses: ({ id }) => id !== 't-tech/T-one',

  snippets: () => [
    {
      title: 'Transcribe a recording',
      install: [pipGit('tone', source), pip('miniaudio'), cmake],
      warnings: [system, placeholder('a recording of Russian speech, as speech.wav,')],
      code: py`
        from tone import StreamingCTCPipeline, read_audio

        pipeline = StreamingCTCPipeline.from_hugging_face()
        for phrase in pipeline.forward_offline(read_audio("speech.wav")):
            print(f"{phrase.start_time:.1f} s to {phrase.end_time:.1f} s: {phrase.text}")
      `,
    },
  ],
});
