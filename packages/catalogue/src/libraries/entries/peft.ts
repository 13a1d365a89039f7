import { py } from '../../code/index.ts';
import { baseModelOf, filesOf, hasTag } from '../../records/fields.ts';
import { isChatId } from '../../records/traits/chat-id.ts';
import { isConversational } from '../../records/traits/chat-model.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import { isGatedId } from '../../records/known-gated.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isSmallAdapter } from '../../records/traits/small-adapter.ts';
import { defineLibrary } from '../define.ts';
import { withBaseAccess } from '../recipes/setup/gated-base.ts';
import { isUntoldAdapter } from '../recipes/transformers/adapters/untold.ts';
import { type Adapter, adapterOf } from '../recipes/transformers/adapters/adapter.ts';
import { codedSpeech } from '../recipes/transformers/own/coded-speech.ts';
import { baseNeeds } from '../recipes/transformers/quantization/quantization.ts';
import { mayBeQuantized } from '../recipes/transformers/quantization/marks.ts';
import { typeNeeds } from '../recipes/transformers/needs/type.ts';
import { variableOf } from '../recipes/transformers/tasks/classes.ts';
import { useOf } from '../recipes/transformers/uses/uses.ts';
import { pip } from '../../snippets/requirement.ts';
import type { Snippet } from '../../snippets/snippet.ts';

/** Whether the card names the model that taught a smaller one of another type, beside whose weights the adapter is. */
const namesTeacher = (model: ModelRecord): boolean =>
  /^(?!deepseek)./.test(model.config?.model_type ?? '') &&
  /\/DeepSeek-(?:R1|V3)$/.test(baseModelOf(model) ?? '');

/** Fewer parameters than most encoders of these sizes have, and more than their adapters. */
const leastWhole: readonly (readonly [size: RegExp, parameters: number])[] = [
  [/[-_]base(?:[-_]|$)/i, 8e7],
  [/[-_]large(?:[-_]|$)/i, 2.8e8],
];

/** Whether the weights are those of a whole classifier. Of texts, an adapter may have large embeddings as well. */
function isWholeClassifier(model: ModelRecord): boolean {
  const { pipeline_tag: task = '', safetensors } = model;
  const base = baseModelOf(model) ?? '';
  const least = leastWhole.find(([size]) => size.test(base))?.[1];
  return (
    /^(?:audio|image)-classification$/.test(task) &&
    hasTag(model, 'transformers') &&
    least !== undefined &&
    (safetensors?.total ?? 0) > least
  );
}

/** Language models that write speech as codes; their adapters are tagged as those that write text. */
const speaks = /orpheus-3b/i;
const spoken = (model: ModelRecord): ModelRecord => ({ ...model, pipeline_tag: 'text-to-speech' });

/** The hub finds no chat template beside an adapter, but one of a chat model that sees is prompted as that. */
const seesAndChats = ({ base, model }: Adapter): boolean =>
  model.pipeline_tag === 'image-text-to-text' && !isConversational(model) && isChatId(base);

const asked = (adapter: Adapter): Adapter =>
  seesAndChats(adapter)
    ? {
        ...adapter,
        model: { ...adapter.model, tags: [...(adapter.model.tags ?? []), 'conversational'] },
        preparesItself: false,
      }
    : adapter;

export default defineLibrary({
  prettyLabel: 'PEFT',
  synonyms: [
    'lora',
    'qlora',
    'adapters for fine tuning',
    'parameter efficient fine tuning',
    'lora adapter',
    'fine tuning with lora',
  ],
  repoName: 'PEFT',
  repoUrl: 'https://github.com/huggingface/peft',
  docsUrl: 'https://huggingface.co/docs/peft',
  summary: 'Adapters such as LoRA, which tune a large model by training a small part of it.',
  filter: true,
  languages: ['python'],
  countDownloads: 'path:"adapter_config.json"',
  tasks: ['text-generation'],
  refuses: (model) =>
    // The hub counts the weights of safetensors, which a name such as `adapter.gguf` denies.
    (isGgufOnly(model) && model.safetensors === undefined) ||
    // Another package applies the adapters of its models.
    /gliner/i.test(baseModelOf(model) ?? '') ||
    // Heads of page retrievers are in no auto class.
    model.pipeline_tag === 'visual-document-retrieval' ||
    namesTeacher(model) ||
    isWholeClassifier(model),
  fits(model) {
    if (model.config?.peft !== undefined) return 'The repository has the configuration of a PEFT adapter.';
    if (filesOf(model).includes('adapter_config.json') && model.config?.adapter_transformers === undefined)
      return 'The repository has an adapter_config.json of PEFT.';
    if (isSmallAdapter(model)) return 'Its weights are far smaller than those of its base model: an adapter.';
    return isUntoldAdapter(model) && baseModelOf(model) !== undefined
      ? 'The hub found no config.json beside its weights: probably an adapter.'
      : undefined;
  },

  snippets(model, context) {
    const found = adapterOf(model);
    if ('message' in found) return { notice: found };
    const adapter = asked(found);
    const { base, classes, preparesItself, runsCode, warnings } = adapter;
    if (speaks.test(base)) return [codedSpeech(spoken(model), context, base)];
    const { imports = py.none, code, needs = [] } = useOf(adapter.model, context, classes);
    const modules = imports.text.startsWith('import ');
    const type = py.identifier(classes.model);
    const preparer = py.identifier(classes.processor);
    const trusts = py.rest({ trust_remote_code: runsCode || undefined });
    const pin = { revision: context.revision };
    const source = preparesItself ? py`${model.id}${py.rest(pin)}` : py`base${trusts}`;
    const snippet: Snippet = {
      title: 'Load the base model with the adapter',
      install: [
        pip('peft'),
        // The code of such base models does not run with later releases.
        pip('transformers', runsCode ? '<5' : undefined),
        pip('torch'),
        pip('accelerate'),
        ...(mayBeQuantized({ id: base }) ? baseNeeds(base) : []),
        ...typeNeeds(preparesItself ? adapter.model : { ...adapter.model, siblings: [] }),
        ...needs,
      ],
      warnings,
      code: py`
          ${modules ? imports : py.none}
          from peft import PeftModel
          from transformers import ${type}, ${preparer}
          ${modules ? py.none : imports}

          base = ${base}
          ${variableOf(classes)} = ${preparer}.from_pretrained(${source})
          base_model = ${type}.from_pretrained(base${trusts}, device_map="auto")
          model = PeftModel.from_pretrained(base_model, ${model.id}${py.rest(pin)})

          ${code}
        `,
    };
    return isGatedId(base) ? withBaseAccess(snippet, base, model, context) : [snippet];
  },
});
