import { type Code, py } from '../../code/index.ts';
import { notices } from '../../errors.ts';
import { baseModelOf } from '../../records/fields.ts';
import { defineLibrary } from '../define.ts';
import type { ModelRecord } from '../../records/model.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleQuestion, sampleText } from '../../snippets/samples.ts';

const autoClasses: ReadonlyMap<string, string> = new Map([
  ['CAUSAL_LM', 'AutoModelForCausalLM'],
  ['SEQ_2_SEQ_LM', 'AutoModelForSeq2SeqLM'],
  ['TOKEN_CLS', 'AutoModelForTokenClassification'],
  ['SEQ_CLS', 'AutoModelForSequenceClassification'],
  ['QUESTION_ANS', 'AutoModelForQuestionAnswering'],
  ['FEATURE_EXTRACTION', 'AutoModel'],
]);

/** Adapters trained from a folder name that folder; then the card knows the repository. */
function baseOf(model: ModelRecord): string | undefined {
  const given = model.config?.peft?.base_model_name_or_path?.trim() || undefined;
  return given === undefined || /^[./~]/.test(given) ? (baseModelOf(model) ?? given) : given;
}

/** Questions are asked about a text, the other tasks have just the text. */
function inputsOf(model: ModelRecord, autoClass: string): Code<'python'> {
  if (autoClass !== 'AutoModelForQuestionAnswering') return py`${sampleText(model)}`;
  const { question, context } = sampleQuestion(model);
  return py`${question}, ${context}`;
}

const use = (autoClass: string): Code<'python'> =>
  autoClass.endsWith('LM')
    ? py`
        outputs = model.generate(**inputs, max_new_tokens=60)
        print(tokenizer.decode(outputs[0], skip_special_tokens=True))
      `
    : py`
        outputs = model(**inputs)
        print(outputs[0].shape)
      `;

export default defineLibrary({
  prettyLabel: 'PEFT',
  repoName: 'PEFT',
  repoUrl: 'https://github.com/huggingface/peft',
  docsUrl: 'https://huggingface.co/docs/peft',
  summary: 'Adapters such as LoRA, which tune a large model by training a small part of it.',
  filter: true,
  languages: ['python'],
  countDownloads: 'path:"adapter_config.json"',
  tasks: ['text-generation'],
  fits: (model) =>
    model.config?.peft === undefined ? undefined : 'The repository has the configuration of a PEFT adapter.',

  snippets(model, context) {
    const autoClass = autoClasses.get(model.config?.peft?.task_type ?? '');
    if (autoClass === undefined) return { notice: notices.taskTypeInvalid };
    const base = baseOf(model);
    if (base === undefined) return { notice: notices.baseModelNotFound };
    const type = py.identifier(autoClass);
    return [
      {
        title: 'Load the base model with the adapter',
        install: [pip('peft'), pip('transformers'), pip('torch'), pip('accelerate')],
        code: py`
          from peft import PeftModel
          from transformers import ${type}, AutoTokenizer

          base = ${base}
          tokenizer = AutoTokenizer.from_pretrained(base)
          base_model = ${type}.from_pretrained(base, device_map="auto")
          model = PeftModel.from_pretrained(base_model, ${model.id}${py.rest({ revision: context.revision })})

          inputs = tokenizer(${inputsOf(model, autoClass)}, return_tensors="pt").to(base_model.device)
          ${use(autoClass)}
        `,
      },
    ];
  },
});
