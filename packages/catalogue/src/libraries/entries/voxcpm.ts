import { type Code, py } from '../../code/index.ts';
import { baseModelOf, isAdapter, widgetOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isConverted } from '../../records/traits/other-formats.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { torchForAudio } from '../recipes/setup/torch-audio.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { pip, type Requirement } from '../../snippets/requirement.ts';
import { sampleTextOf } from '../../snippets/samples/text.ts';
import { placeholder } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';
import textToSpeech from '../../tasks/entries/text-to-speech/samples.ts';
import { languageNamesOf, readsOthers, sampleLanguageOf } from '../../tasks/languages.ts';

interface Loading {
  /** Imports of the standard library. */
  readonly standard: Code<'python'>;
  readonly imports: Code<'python'>;
  readonly load: Code<'python'>;
  readonly needs: readonly Requirement[];
}

const noDenoiser = py`# The denoiser, for noisy samples of a voice, is a second model from another hub.`;

function loadModel(model: ModelRecord, context: SnippetContext): Loading {
  const { imports, target, needs } = pinned(model, context);
  return {
    standard: py.none,
    imports: py`
      from voxcpm import VoxCPM
      ${imports}
    `,
    load: py`
      ${noDenoiser}
      model = VoxCPM.from_pretrained(${target}, load_denoiser=False)
    `,
    needs,
  };
}

const loadAdapter = (model: ModelRecord, context: SnippetContext): Loading => ({
  standard: py`
    import json
    from pathlib import Path

  `,
  imports: py`
    ${hubImport(context, 'snapshot_download')}
    from voxcpm import VoxCPM
    from voxcpm.model.voxcpm import LoRAConfig
  `,
  load: py`
    adapter = Path(${hubSnapshot(model, context)})
    # Its rank and layers, which have to be those of the training.
    settings = json.loads((adapter / "lora_config.json").read_text())["lora_config"]
    ${noDenoiser}
    model = VoxCPM.from_pretrained(
        ${baseModelOf(model) ?? 'openbmb/VoxCPM2'},
        lora_config=LoRAConfig(**settings),
        lora_weights_path=str(adapter),
        load_denoiser=False,
    )
  `,
  needs: [hubClient(context)],
});

/** The language of the sample text. */
const spokenIn = (model: ModelRecord): string => sampleLanguageOf(model, textToSpeech.input.text);

/** Whether there is no sample in the language that the model is for, the first of its card. */
function isForeign(model: ModelRecord): boolean {
  if (widgetOf(model) !== undefined || !readsOthers(model)) return false;
  const [first] = languageNamesOf(model);
  return first !== undefined && spokenIn({ id: model.id, cardData: { language: first } }) === 'en';
}

/** It writes out numbers in Chinese, and those of all other texts in English. */
const isNormalized = (model: ModelRecord): boolean =>
  !isForeign(model) && ['en', 'zh'].includes(spokenIn(model));

export default defineLibrary({
  prettyLabel: 'VoxCPM',
  repoName: 'VoxCPM',
  repoUrl: 'https://github.com/OpenBMB/VoxCPM',
  docsUrl: 'https://voxcpm.readthedocs.io/en/latest/',
  summary: 'Speech synthesis without audio tokens, with voices from a short sample.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  refuses: isConverted,

  snippets(model, context) {
    const adapter = isAdapter(model);
    const { standard, imports, load, needs } = (adapter ? loadAdapter : loadModel)(model, context);
    return [
      {
        title: adapter ? 'Synthesize speech with the adapter' : 'Synthesize speech',
        install: [pip('voxcpm'), torchForAudio, pip('soundfile'), ...needs],
        warnings: isForeign(model) ? [placeholder('a text in the language of the model')] : [],
        code: py`
          ${standard}
          import soundfile as sf
          ${imports}

          ${load}
          wav = model.generate(
              text=${sampleTextOf(model, textToSpeech)},
              cfg_value=2.0,
              inference_timesteps=10,
              normalize=${isNormalized(model)},
          )
          sf.write("output.wav", wav, model.tts_model.sample_rate)
        `,
      },
    ];
  },
});
