import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

export default defineLibrary({
  prettyLabel: 'ChatTTS',
  repoName: 'ChatTTS',
  repoUrl: 'https://github.com/2noise/ChatTTS.git',
  summary: 'Speech for dialogue, with laughter and pauses, in English and Chinese.',
  countDownloads: 'path:"asset/GPT.pt"',
  languages: ['python'],
  tasks: ['text-to-speech'],
  aliases: ['ChatTTS', 'chattts'],
  fits: (model) =>
    filesOf(model).some((file) => file.startsWith('asset/GPT'))
      ? 'The repository has the asset folder of ChatTTS.'
      : undefined,

  snippets: (model, context) => [
    {
      title: 'Synthesize speech',
      install: [pip('ChatTTS'), pip('requests'), torchForAudio, pip('soundfile'), hubClient(context)],
      code: py`
        import ChatTTS
        import soundfile as sf
        ${hubImport(context, 'snapshot_download')}

        folder = ${hubSnapshot(model, context, { allow_patterns: ['*.yaml', '*.json', '*.safetensors'] })}
        chat = ChatTTS.Chat()
        chat.load(source="custom", custom_path=folder, compile=False)

        wavs = chat.infer([${sampleTextOf(model, textToSpeech)}])
        sf.write("output.wav", wavs[0].squeeze(), 24000)
      `,
    },
  ],
});
