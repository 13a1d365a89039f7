import { type Code, py } from '../../code/index.ts';
import { modelTypeUnknown } from '../../errors.ts';
import { filesOf, hasTag, nameOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { diffusionExample } from '../recipes/diffusion/diffusion.ts';
import { withHqq } from '../recipes/transformers/quantization/hqq.ts';
import { classesOf } from '../recipes/transformers/classes/choose.ts';
import { directExample } from '../recipes/transformers/uses/direct.ts';
import { pip, type PythonRequirement } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { gpu } from '../../snippets/warnings.ts';

interface Edition {
  readonly imports: Code<'python'>;
  readonly name: Code<'python'>;
  readonly install: readonly PythonRequirement[];
  readonly warnings: readonly Warning[];
}

/** Pruna imports `upload_large_folder`, which the client had until 2. */
const earlierClient = pip('huggingface_hub', '<2');

const open: Edition = {
  imports: py`from pruna import PrunaModel`,
  name: py`PrunaModel`,
  install: [pip('pruna', undefined, { python: '<3.14' }), earlierClient],
  warnings: [],
};

const pro: Edition = {
  imports: py`from pruna_pro import PrunaProModel`,
  name: py`PrunaProModel`,
  install: [pip('pruna_pro', undefined, { python: '<3.14' }), earlierClient],
  warnings: [
    {
      code: 'gated',
      message: 'Needs a token of Pruna Pro, a paid service, in the environment variable PRUNA_TOKEN.',
    },
  ],
};

type FormerMethod = 'hqq' | 'other';

const formerName = /-(?<method>hqq|quanto|awq|bnb|gguf)-(?:\w+-)*smashed$/i;

/** How Pruna compressed a model before 2025: its current releases cannot load those, by their config. */
function formerMethodOf(model: ModelRecord): FormerMethod | undefined {
  const files = filesOf(model);
  if (files.includes('qmodel.pt')) return 'hqq';
  if (files.includes('model.pt')) return 'other';
  const method = formerName.exec(nameOf(model))?.groups?.['method']?.toLowerCase();
  return method === undefined || method === 'hqq' ? method : 'other';
}

const unread = {
  ...modelTypeUnknown,
  message: 'An earlier release of Pruna compressed it; the current one does not read its files.',
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

  refuses: (model) => formerMethodOf(model) === 'other',

  snippets(model, context) {
    const former = formerMethodOf(model);
    if (former === 'hqq') return withHqq(model, context);
    if (former !== undefined) return { notice: unread };
    const edition = hasTag(model, 'pruna_pro-ai') ? pro : open;
    const load = { revision: context.revision };
    if (hasTag(model, 'diffusers')) {
      const { title, code, needs = [] } = diffusionExample(whole(model), context, edition);
      return [{ title, code, install: [...edition.install, ...needs], warnings: [...edition.warnings, gpu] }];
    }
    const classes = hasTag(model, 'transformers') ? classesOf(model) : undefined;
    if (classes) {
      const { code, needs } = directExample(model, context, classes, load, {
        loader: { ...edition, options: load },
      });
      const install = [...edition.install, ...needs];
      return [{ title: 'Load the compressed model', code, install, warnings: edition.warnings }];
    }
    return [
      {
        title: 'Load the compressed model',
        install: edition.install,
        warnings: edition.warnings,
        code: py`
          ${edition.imports}

          model = ${edition.name}.from_pretrained(${model.id}${py.rest(load)})
          print(model.smash_config)
        `,
      },
    ];
  },
});
