import { py } from '../../code/index.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { retrievable, sampleImage } from '../../snippets/samples/image.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { pickle } from '../../snippets/warnings.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';
import * as asset from '../../tasks/sample-assets.ts';

const oldPython = {
  code: 'deprecated',
  message: 'Its last release needs Python 3.10 or older, and pip before 24.1.',
} as const;

export default defineLibrary({
  prettyLabel: 'Fairseq',
  synonyms: ['facebook fairseq', 'fairseq2'],
  repoName: 'fairseq',
  repoUrl: 'https://github.com/pytorch/fairseq',
  docsUrl: 'https://fairseq.readthedocs.io/en/latest/',
  summary: 'Sequence models for translation, speech and language, with the recipes that trained them.',
  filter: true,
  languages: ['python'],
  tasks: ['audio-to-audio', 'text-to-speech'],
  status: 'unmaintained',
  // Models with two decoders came after its last release.
  refuses: (model) => nameOf(model).startsWith('xm_transformer_unity'),

  snippets(model, context) {
    const common = {
      // Newer releases of both cannot load its checkpoints.
      install: [
        pip('fairseq', undefined, { python: '<3.11' }),
        pip('torch', '<2.6'),
        pip('torchaudio', '<2.6'),
        pip('numpy', '<1.24'),
        hubClient(context),
      ],
      warnings: [pickle, oldPython],
    };
    const load = (arg_overrides?: Readonly<Record<string, string | boolean>>) => py`
      models, cfg, task = load_model_ensemble_and_task_from_hf_hub(
          ${model.id}${py.rest({ arg_overrides, revision: context.revision })}
      )
    `;
    const loader = py`from fairseq.checkpoint_utils import load_model_ensemble_and_task_from_hf_hub`;

    if (hasTag(model, 'text-to-speech'))
      return [
        {
          ...common,
          title: 'Synthesize speech',
          // `g2p_en` downloads a tagger that NLTK cannot read since 3.9; this is the same module with the newer one.
          install: [...common.install, pip('soundfile'), pip('espnet-g2p-en'), pip('sentencepiece')],
          code: py`
            import soundfile as sf
            ${loader}
            from fairseq.models.text_to_speech.hub_interface import TTSHubInterface

            ${load({ vocoder: 'hifigan', fp16: false })}
            voice = TTSHubInterface(cfg, task, models[0])

            wav, rate = voice.predict(${sampleTextOf(model, textToSpeech)})
            sf.write("output.wav", wav.cpu().numpy(), rate)
          `,
        },
      ];
    if (hasTag(model, 'audio-to-audio') && nameOf(model).startsWith('xm_transformer')) {
      const writesUnits = /_(?:s2ut|sm)_/.test(nameOf(model));
      return [
        {
          ...common,
          title: writesUnits ? 'Translate speech into units of speech' : 'Translate speech into text',
          install: [...common.install, pip('soundfile'), pip('sentencepiece')],
          code: py`
            from urllib.request import urlretrieve

            ${loader}
            from fairseq.models.speech_to_text.hub_interface import S2THubInterface

            ${load({ config_yaml: 'config.yaml', ...(writesUnits && { task: 'speech_to_text' }) })}
            translator = S2THubInterface(cfg, task, models[0])

            urlretrieve(${retrievable(sampleImage(model, context.platform, asset.speech))}, "speech.flac")
            ${writesUnits ? py`# Numbers, which a vocoder of the same authors turns into sound.` : py.none}
            print(translator.predict("speech.flac"))
          `,
        },
      ];
    }
    return [
      {
        ...common,
        title: 'Load the model and its task',
        code: py`
          ${loader}

          ${load()}
          print(type(task).__name__)
          print(models[0])
        `,
      },
    ];
  },
});
