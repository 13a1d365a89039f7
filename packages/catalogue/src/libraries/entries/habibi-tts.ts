import { sh } from '../../code/index.ts';
import { widgetOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubDownload } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';

const weights = 'Unified/model_200000.safetensors';
const vocabulary = 'Unified/vocab.txt';

export default defineLibrary({
  prettyLabel: 'Habibi-TTS',
  repoName: 'Habibi-TTS',
  repoUrl: 'https://github.com/SWivid/Habibi-TTS',
  summary: 'Speaks Arabic in its dialects, in the voice of a short recording.',
  countDownloads: 'path_extension:"safetensors"',
  languages: ['shell'],
  tasks: ['text-to-speech'],

  snippets: (model, context) => [
    {
      title: 'Synthesize speech in standard Arabic',
      install: [pip('habibi-tts'), hubClient(context)],
      code: sh`
        ${hubDownload(model, context, { folder: 'Habibi-TTS', files: [weights, vocabulary] })}
        habibi-tts_infer-cli --model=Unified --dialect=MSA \
          --ckpt_file=${`Habibi-TTS/${weights}`} \
          --vocab_file=${`Habibi-TTS/${vocabulary}`} \
          --gen_text=${widgetOf(model)?.text ?? 'تغادر العبارة في التاسعة والنصف صباحا.'} \
          --output_dir=. --output_file=output.wav
      `,
    },
  ],
});
