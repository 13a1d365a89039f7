import { py } from '../../code/index.ts';
import { filesOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { ffmpeg } from '../recipes/setup/programs.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

const official = 'F5TTS_v1_Base/model_1250000.safetensors';
/** Folders named after the configuration of their weights. */
const layout = /^((?:F5|E2)TTS(?:_v1)?_(?:Base|Small))\/[^/]+\.(?:safetensors|pt)$/;

export default defineLibrary({
  prettyLabel: 'F5-TTS',
  synonyms: ['f5 tts', 'f5tts'],
  repoName: 'F5-TTS',
  repoUrl: 'https://github.com/SWivid/F5-TTS',
  docsUrl: 'https://github.com/SWivid/F5-TTS/tree/main/src/f5_tts/infer',
  summary: 'Speaks a text in the voice of a short recording.',
  countDownloads: 'path_extension:"safetensors" OR path_extension:"pt"',
  languages: ['python', 'shell'],
  tasks: ['text-to-speech'],
  aliases: ['f5_tts', 'F5-TTS'],

  // Weights load only with the configuration they were trained with; other layouts do not name it.
  snippets(model, context) {
    const files = filesOf(model);
    const weights = files.includes(official)
      ? official
      : (files.find((file) => layout.test(file)) ?? (model.id === 'SWivid/F5-TTS' ? official : undefined));
    const config = layout.exec(weights ?? '')?.[1];
    if (weights === undefined || config === undefined) return [downloadSnippet(model, context)];
    return [
      {
        title: 'Synthesize speech in a given voice',
        install: [pip('f5-tts'), torchForAudio, ffmpeg, hubClient(context)],
        code: py`
          from importlib.resources import files

          from f5_tts.api import F5TTS
          ${hubImport(context, 'hf_hub_download')}

          model = F5TTS(
              model=${config},
              ckpt_file=${hubFile(model, context, weights)},
          )

          # The voice to speak in, and what it says there.
          reference = files("f5_tts").joinpath("infer/examples/basic/basic_ref_en.wav")
          model.infer(
              ref_file=str(reference),
              ref_text="Some call me nature, others call me mother nature.",
              gen_text=${sampleTextOf(model, textToSpeech)},
              file_wave="output.wav",
          )
        `,
      },
    ];
  },
});
