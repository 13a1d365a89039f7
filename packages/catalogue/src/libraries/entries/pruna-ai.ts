import { type Code, py } from '../../code/index.ts';
import { hasTag } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { diffusionExample } from '../recipes/diffusion/diffusion.ts';
import { classesOf } from '../recipes/transformers/choose.ts';
import { directExample } from '../recipes/transformers/direct.ts';
import { pip, type PythonRequirement } from '../../snippets/requirement.ts';
import { gpu } from '../../snippets/warnings.ts';

interface Edition {
  readonly imports: Code<'python'>;
  readonly name: Code<'python'>;
  readonly install: PythonRequirement;
}

const open: Edition = {
  imports: py`from pruna import PrunaModel`,
  name: py`PrunaModel`,
  install: pip('pruna', undefined, { python: '<3.14' }),
};

const pro: Edition = {
  imports: py`from pruna_pro import PrunaProModel`,
  name: py`PrunaProModel`,
  install: pip('pruna_pro', undefined, { python: '<3.14' }),
};

const partial = new Set(['controlnet', 'lora', 'textual_inversion']);

/** Pruna saves whole pipelines, even if the original was an adapter. */
const whole = (model: ModelRecord): ModelRecord => ({
  ...model,
  tags: model.tags?.filter((tag) => !partial.has(tag)) ?? [],
});

export default defineLibrary({
  prettyLabel: 'Pruna AI',
  synonyms: ['pruna', 'compress models', 'smash model'],
  repoName: 'Pruna AI',
  repoUrl: 'https://github.com/PrunaAI/pruna',
  docsUrl: 'https://docs.pruna.ai',
  summary: 'Models made smaller and faster by compression, used as the originals are.',
  languages: ['python'],
  aliases: ['pruna', 'pruna_pro-ai'],

  snippets(model, context) {
    const edition = hasTag(model, 'pruna_pro-ai') ? pro : open;
    const load = { revision: context.revision };
    if (hasTag(model, 'diffusers')) {
      const { title, code, needs = [] } = diffusionExample(whole(model), context, edition);
      return [{ title, code, install: [edition.install, ...needs], warnings: [gpu] }];
    }
    const classes = hasTag(model, 'transformers') ? classesOf(model) : undefined;
    if (classes) {
      const { code, needs } = directExample(model, context, classes, load, {
        loader: { ...edition, options: load },
      });
      return [{ title: 'Load the compressed model', code, install: [edition.install, ...needs] }];
    }
    return [
      {
        title: 'Load the compressed model',
        install: [edition.install],
        code: py`
          ${edition.imports}

          model = ${edition.name}.from_pretrained(${model.id}${py.rest(load)})
          print(model.smash_config)
        `,
      },
    ];
  },
});
