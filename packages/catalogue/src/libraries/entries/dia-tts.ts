import { py } from '../../code/index.ts';
import { widgetOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

const dialogue =
  '[S1] Did you hear the ferry leave this morning? [S2] I did, half an hour late again. (laughs) [S1] Then we can take our time over breakfast.';

const repository = 'https://github.com/nari-labs/dia';

/** The last commit that reads the config of the first weights. */
const firstCode = '2811af1c5f476b1f49f4744fabf56cf352be21e5';

export default defineLibrary({
  prettyLabel: 'Dia',
  synonyms: ['dia tts', 'nari dia', 'dialogue tts'],
  repoName: 'Dia',
  repoUrl: repository,
  summary: 'Speaks a written dialogue of two voices, laughs and sighs included.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  fits: ({ id }) => (id === 'nari-labs/Dia-1.6B' ? 'It is the model of the project Dia.' : undefined),

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    const code = model.id === 'nari-labs/Dia-1.6B' ? `${repository}@${firstCode}` : repository;
    return [
      {
        title: 'Synthesize a dialogue',
        install: [pipGit('nari-tts', code), pip('soundfile'), ...needs],
        warnings: [gpu],
        code: py`
          import soundfile as sf
          from dia.model import Dia
          ${imports}

          model = Dia.from_pretrained(${target})

          output = model.generate(${widgetOf(model)?.text ?? dialogue})
          sf.write("dialogue.wav", output, 44100)
        `,
      },
    ];
  },
});
