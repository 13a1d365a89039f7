import { sh } from '../../code/index.ts';
import { hasTag, isTaggedByHub, nameOf } from '../../records/fields.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { program } from '../../snippets/requirement.ts';
import { appleSilicon, placeholder } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';

export default defineLibrary({
  prettyLabel: 'WhisperKit',
  synonyms: ['whisper kit', 'whisper on iphone', 'whisper ios', 'argmax whisper'],
  repoName: 'WhisperKit',
  repoUrl: 'https://github.com/argmaxinc/WhisperKit',
  docsUrl: 'https://github.com/argmaxinc/WhisperKit?tab=readme-ov-file#homebrew',
  countDownloads: 'path_filename:"model" AND path_extension:"mil" AND _exists_:"path_prefix"',
  summary: 'Speech recognition on Apple devices with Core ML.',
  languages: ['shell'],
  tasks: ['automatic-speech-recognition'],
  refuses: (model) => isTaggedByHub(model) && !hasTag(model, 'coreml'),

  snippets(model, context) {
    const folder = nameOf(model);
    return [
      {
        title: 'Download the models',
        install: [hubClient(context)],
        code: hubDownload(model, context),
      },
      {
        title: 'Transcribe a recording',
        install: [program('whisperkit-cli', { brew: 'whisperkit-cli' })],
        warnings: [
          appleSilicon,
          placeholder('a recording as audio.mp3, and the folder of the variant you want,'),
        ],
        code: sh`whisperkit-cli transcribe --audio-path=audio.mp3 --model-path=${`${folder}/openai_whisper-large-v3`} --verbose`,
      },
    ];
  },
});
