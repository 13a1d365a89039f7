import { defineApp } from '../define.ts';
import { commandFor } from '../recipes/terminal.ts';
import { hasTag, nameOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { ggufChoice, taggedId } from '../../libraries/recipes/gguf/choice.ts';
import { ggufReason } from '../../libraries/recipes/gguf/role.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { program } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';

const lemonade = program('Lemonade', { url: 'https://lemonade-server.ai' });

const isRyzen = (model: ModelRecord): boolean => hasTag(model, 'ryzenai-hybrid', 'ryzenai-npu');

const npu: Warning = { code: 'hardware', message: 'Needs an AMD processor with an XDNA 2 NPU.' };

interface Pulled {
  readonly reference: string;
  /** Model name in later Lemonade commands. */
  readonly name: string;
  readonly warnings: readonly Warning[];
}

function pulled(model: ModelRecord, context: SnippetContext): Pulled {
  if (isRyzen(model)) return { reference: model.id, name: `user.${nameOf(model)}`, warnings: [npu] };
  const choice = ggufChoice(model, context);
  const { label, warnings } = choice;
  const suffix = label === undefined ? '' : `-${label}`;
  return { reference: taggedId(model, choice), name: `user.${nameOf(model)}${suffix}`, warnings };
}

export default defineApp({
  label: 'Lemonade',
  summary: 'Local model server for AMD GPUs and NPUs, with an OpenAI-compatible API.',
  synonyms: ['lemonade server', 'amd npu server', 'ryzen ai', 'npu inference'],
  docsUrl: 'https://lemonade-server.ai',
  tasks: ['text-generation'],
  systems: ['linux', 'windows'],
  fits: (model) => (isRyzen(model) ? 'The weights are made for AMD Ryzen AI processors.' : ggufReason(model)),

  snippets(model, context) {
    const { reference, name, warnings } = pulled(model, context);
    return [
      {
        title: 'Fetch it and run it',
        warnings,
        install: [lemonade],
        code: commandFor(context)`
          lemonade pull ${reference}
          lemonade run ${name}
        `,
      },
    ];
  },
});
