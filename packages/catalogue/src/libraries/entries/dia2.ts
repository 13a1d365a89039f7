import { py } from '../../code/index.ts';
import { widgetOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { hubClient, hubImport, hubSnapshot } from '../../snippets/hub.ts';
import { pipGit } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

const dialogue = '[S1] The library opens at nine. [S2] Good, then we have time for a coffee.';

export default defineLibrary({
  prettyLabel: 'Dia2',
  repoName: 'Dia2',
  repoUrl: 'https://github.com/nari-labs/dia2',
  summary: 'Speaks a dialogue while its text is still being written.',
  languages: ['python'],
  tasks: ['text-to-speech'],

  snippets(model, context) {
    const at = py`device="cuda", dtype="bfloat16"`;
    const atRevision = context.revision !== undefined;
    const load = atRevision
      ? py`
          folder = ${hubSnapshot(model, context)}
          dia = Dia2.from_local(
              f"{folder}/config.json",
              f"{folder}/model.safetensors",
              tokenizer_id=folder,
              ${at},
          )
        `
      : py`dia = Dia2.from_repo(${model.id}, ${at})`;
    return [
      {
        title: 'Synthesize a dialogue',
        install: [
          pipGit('dia2', 'https://github.com/nari-labs/dia2'),
          ...(atRevision ? [hubClient(context)] : []),
        ],
        warnings: [gpu],
        code: py`
          from dia2 import Dia2, GenerationConfig, SamplingConfig
          ${atRevision ? hubImport(context, 'snapshot_download') : py.none}

          ${load}
          config = GenerationConfig(
              cfg_scale=2.0,
              audio=SamplingConfig(temperature=0.8, top_k=50),
              use_cuda_graph=True,
          )
          dia.generate(
              ${widgetOf(model)?.text ?? dialogue},
              config=config,
              output_wav="dialogue.wav",
              verbose=True,
          )
        `,
      },
    ];
  },
});
