import { py } from '../../code/index.ts';
import { widgetOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip, pipGit } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

const dialogue =
  '[S1] Did you hear the ferry leave this morning? [S2] I did, half an hour late again. (laughs) [S1] Then we can take our time over breakfast.';

export default defineLibrary({
  prettyLabel: 'Dia',
  synonyms: ['dia tts', 'nari dia', 'dialogue tts'],
  repoName: 'Dia',
  repoUrl: 'https://github.com/nari-labs/dia',
  summary: 'Speaks a written dialogue of two voices, laughs and sighs included.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  fits: ({ id }) => (id === 'nari-labs/Dia-1.6B' ? 'It is the model of the project Dia.' : undefined),

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Synthesize a dialogue',
        install: [pipGit('nari-tts', 'https://github.com/nari-labs/dia'), pip('soundfile'), ...needs],
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
