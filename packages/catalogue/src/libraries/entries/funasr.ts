import { py } from '../../code/index.ts';
import { nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import { isOtherHub } from '../../snippets/access.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleUrl } from '../../snippets/samples/image.ts';
import * as asset from '../../tasks/sample-assets.ts';

const hears = ({ pipeline_tag: task }: ModelRecord): boolean =>
  task === undefined || task === 'automatic-speech-recognition';

/** It recognizes languages, and writes marks for them and for emotions, which the package removes. */
const isSenseVoice = (model: ModelRecord): boolean => /sensevoice/i.test(nameOf(model));

export default defineLibrary({
  prettyLabel: 'FunASR',
  synonyms: ['fun asr', 'paraformer', 'sensevoice'],
  repoName: 'FunASR',
  repoUrl: 'https://github.com/modelscope/FunASR',
  docsUrl: 'https://github.com/modelscope/FunASR#quick-start',
  summary: 'Speech recognition, punctuation and voice detection with Paraformer, SenseVoice and others.',
  countDownloads: 'path:"model.pt"',
  languages: ['python', 'shell'],
  tasks: ['automatic-speech-recognition'],
  aliases: ['FunASR'],
  refuses: isConverted,

  snippets(model, context) {
    // Its setting for a hub knows two addresses.
    if (!hears(model) || isOtherHub(context)) return [downloadSnippet(model, context)];
    const marked = isSenseVoice(model);
    return [
      {
        title: 'Transcribe a recording',
        install: [pip('funasr'), torchForAudio, pip('torchaudio')],
        code: py`
          from urllib.request import urlretrieve

          from funasr import AutoModel
          ${marked ? py`from funasr.utils.postprocess_utils import rich_transcription_postprocess` : py.none}

          model = AutoModel(model=${model.id}, hub="hf")

          urlretrieve(${retrievable(sampleUrl(context.platform, asset.speech))}, "speech.flac")
          result = model.generate(input="speech.flac"${marked ? py`, language="auto", use_itn=True` : py.none})
          print(${marked ? py`rich_transcription_postprocess(result[0]["text"])` : py`result[0]["text"]`})
        `,
      },
    ];
  },
});
