import { py } from '../../code/index.ts';
import type { Notice } from '../../errors.ts';
import { fileEnding, hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { namesConversion } from '../../records/traits/other-formats.ts';
import { defineLibrary } from '../define.ts';
import { downloadSnippet, hubClient, hubFile, hubImport } from '../../snippets/hub.ts';
import { pip } from '../../snippets/requirement.ts';
import { placeholder } from '../../snippets/warnings.ts';
import { salm } from '../recipes/nemo/salm.ts';
import { speaking } from '../recipes/nemo/speaking.ts';
import { transcription } from '../recipes/nemo/transcription.ts';

const install = [pip('nemo_toolkit[asr]')];
const speech = 'automatic-speech-recognition';

const unknownDomain: Notice = {
  code: 'nemo-domain-unknown',
  message: 'The tag did not correspond to a valid NeMo domain.',
};

const reasonFor = (model: ModelRecord): string | undefined => {
  if (fileEnding(model, '.nemo') !== undefined) return 'The repository has a .nemo file.';
  return model.id.startsWith('nvidia/canary-') ? 'It is one of the models of NeMo.' : undefined;
};

export default defineLibrary({
  prettyLabel: 'NeMo',
  synonyms: ['nvidia nemo', 'parakeet', 'canary asr', 'nemo asr'],
  repoName: 'NeMo',
  repoUrl: 'https://github.com/NVIDIA/NeMo',
  docsUrl: 'https://docs.nvidia.com/nemo/speech/nightly/',
  summary: 'Speech recognition, synthesis and speech language models of NVIDIA.',
  filter: true,
  languages: ['python', 'shell'],
  countDownloads: 'path_extension:"nemo" OR path:"model_config.yaml" OR path_extension:"json"',
  tasks: ['automatic-speech-recognition', 'text-to-speech'],

  fits: reasonFor,
  refuses: (model) => fileEnding(model, '.nemo') === undefined && namesConversion(model),

  snippets(model, context) {
    const spoken = speaking(model, context);
    if (spoken) return [spoken];
    if (nameOf(model).startsWith('canary-qwen')) return [salm(model, context)];
    if (!hasTag(model, speech) && model.pipeline_tag !== speech)
      return {
        snippets: [
          {
            title: 'No known domain',
            code: py`# The tag did not correspond to a valid NeMo domain.`,
          },
          downloadSnippet(model, context),
        ],
        notice: unknownDomain,
      };
    const file = fileEnding(model, '.nemo') ?? `${nameOf(model)}.nemo`;
    const pin = context.revision !== undefined;
    return [
      {
        title: 'Transcribe a recording',
        install: pin ? [...install, hubClient(context)] : install,
        warnings: [placeholder('a recording, as audio.wav,')],
        code: py`
          import nemo.collections.asr as nemo_asr
          ${pin ? hubImport(context, 'hf_hub_download') : py.none}

          ${
            pin
              ? py`asr_model = nemo_asr.models.ASRModel.restore_from(${hubFile(model, context, file)})`
              : py`asr_model = nemo_asr.models.ASRModel.from_pretrained(${model.id})`
          }

          ${transcription(model)}
          print(transcriptions[0].text)
        `,
      },
    ];
  },
});
