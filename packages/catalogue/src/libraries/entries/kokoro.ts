import { js, py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { publicHub } from '../../platform.ts';
import type { ModelRecord } from '../../records/model.ts';
import { downloadSnippet } from '../../snippets/hub.ts';
import { npm, pip } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { kokoroGraph } from '../recipes/onnx/kokoro.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';

/** The package knows the files of its own models only. */
const english = 'hexgrad/Kokoro-82M';
const chinese = 'hexgrad/Kokoro-82M-v1.1-zh';
const isKnown = (id: string): boolean => id === english || id === chinese || id === kokoroGraph;

/** Its voices speak Chinese, although the record names English as well. */
const inChinese = ({ cardData: _card, ...model }: ModelRecord): ModelRecord => ({ ...model, tags: ['zh'] });

export default defineLibrary({
  prettyLabel: 'Kokoro',
  synonyms: ['kokoro tts'],
  repoName: 'kokoro',
  repoUrl: 'https://github.com/hexgrad/kokoro',
  docsUrl: 'https://github.com/hexgrad/kokoro#usage',
  summary: 'Speech from text in many ready voices, by a model small enough for a CPU.',
  countDownloads: 'path:"config.json"',
  languages: ['python', 'javascript', 'shell'],
  tasks: ['text-to-speech'],
  fits: ({ id }) => (isKnown(id) ? 'It is a model of the package kokoro.' : undefined),

  snippets(model, context) {
    if (!isKnown(model.id)) return [downloadSnippet(model, context)];
    if (model.id === kokoroGraph) {
      // Its package has no setting for another hub.
      if (context.platform.hubUrl !== publicHub) return [downloadSnippet(model, context)];
      return [
        {
          title: 'Synthesize speech',
          install: [npm('kokoro-js')],
          code: js`
            import { KokoroTTS } from "kokoro-js";

            const tts = await KokoroTTS.from_pretrained(${model.id}, { dtype: "q8" });
            const audio = await tts.generate(${sampleTextOf(model, textToSpeech)}, { voice: "af_heart" });
            await audio.save("output.wav");
          `,
        },
      ];
    }
    const isChinese = model.id === chinese;
    return [
      {
        title: 'Synthesize speech',
        install: [
          pip('kokoro', undefined, { python: '<3.13' }),
          ...(isChinese ? [pip('misaki[zh]')] : []),
          pip('soundfile'),
        ],
        code: py`
          import soundfile as sf
          from kokoro import KPipeline

          pipeline = KPipeline(lang_code=${isChinese ? 'z' : 'a'}, repo_id=${model.id})

          # Long texts are spoken in several parts.
          parts = pipeline(${sampleTextOf(isChinese ? inChinese(model) : model, textToSpeech)}, voice=${isChinese ? 'zf_001' : 'af_heart'})
          for number, part in enumerate(parts, start=1):
              sf.write(f"output{number}.wav", part.audio, 24000)
        `,
      },
    ];
  },
});
