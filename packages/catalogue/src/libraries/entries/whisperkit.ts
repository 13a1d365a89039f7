import { sh } from '../../code/index.ts';
import { filesOf, hasTag, isTaggedByHub, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { program } from '../../snippets/requirement.ts';
import { appleSilicon, placeholder } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';

/** A file in the folder of a variant. */
const encoder = /^([^/]+)\/AudioEncoder\.mlmodelc\//;

/** The folder of a variant, if one is known. */
function variantOf(model: ModelRecord): string | undefined {
  if (model.id === 'argmaxinc/whisperkit-coreml') return 'openai_whisper-large-v3';
  return filesOf(model).flatMap((file) => encoder.exec(file)?.[1] ?? [])[0];
}

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
    const variant = variantOf(model);
    const missing = variant === undefined ? ', and the folder of a variant as VARIANT,' : '';
    return [
      {
        title: 'Download the models',
        install: [hubClient(context)],
        code: hubDownload(model, context),
      },
      {
        title: 'Transcribe a recording',
        install: [program('whisperkit-cli', { brew: 'whisperkit-cli' })],
        warnings: [appleSilicon, placeholder(`a recording as audio.mp3${missing}`)],
        code: sh`whisperkit-cli transcribe --audio-path=audio.mp3 --model-path=${`${nameOf(model)}/${variant ?? 'VARIANT'}`} --verbose`,
      },
    ];
  },
});
