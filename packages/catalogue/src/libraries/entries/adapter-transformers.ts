import { type Code, py } from '../../code/index.ts';
import { baseModelOf, nameOf } from '../../records/fields.ts';
import { isGgufOnly } from '../../records/traits/gguf-only.ts';
import type { ModelRecord } from '../../records/model.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';
import { sampleTextAmong } from '../../snippets/samples/text.ts';
import { sampleQuestion } from '../../snippets/samples/question.ts';
import { placeholder } from '../../snippets/warnings.ts';
import textClassification from '../../tasks/entries/text-classification/samples.ts';
import tokenClassification from '../../tasks/entries/token-classification/samples.ts';

const taskTexts = { 'text-classification': textClassification, 'token-classification': tokenClassification };

/** Adapters that choose among answers, by the data they were trained on; only their heads know of how many. */
const choosing =
  /-pf-(?:art|commonsense_qa|copa|cosmos_qa|hellaswag|quail|quartz|race|social_i_qa|swag|winogrande)$/;

const chosen: Code<'python'> = py`
  head = model.heads[model.active_head]
  question = "The boat reached the island. How did they travel?"
  choices = ["By ferry.", "By train.", "By tram.", "By bicycle.", "On foot."][: head.config["num_choices"]]

  inputs = tokenizer([question] * len(choices), choices, padding=True, return_tensors="pt")
  with torch.no_grad():
      outputs = model(**inputs)
  print(choices[outputs.logits.argmax().item()])
`;

function judged(model: ModelRecord): Code<'python'> {
  const { question, context } = sampleQuestion(model);
  const input =
    model.pipeline_tag === 'question-answering'
      ? py`${question}, ${context}`
      : py`${sampleTextAmong(model, taskTexts)}`;
  return py`
    inputs = tokenizer(${input}, return_tensors="pt")
    with torch.no_grad():
        outputs = model(**inputs)
    print(outputs)
  `;
}

export default defineLibrary({
  prettyLabel: 'Adapters',
  synonyms: ['adapterhub', 'adapter hub', 'bottleneck adapters'],
  repoName: 'adapters',
  repoUrl: 'https://github.com/Adapter-Hub/adapters',
  docsUrl: 'https://huggingface.co/docs/hub/adapters',
  summary: 'Adds small trained modules to a frozen model of Transformers.',
  filter: true,
  languages: ['python'],
  aliases: ['adapters'],
  countDownloads: 'path:"adapter_config.json"',
  tasks: ['question-answering', 'text-classification', 'token-classification'],
  refuses: isGgufOnly,
  fits: (model) =>
    model.config?.adapter_transformers === undefined
      ? undefined
      : 'Its config names the base model of an adapter.',

  snippets(model, context) {
    const base = model.config?.adapter_transformers?.model_name ?? baseModelOf(model);
    return [
      {
        title: 'Load the base model and the adapter',
        install: [pip('adapters'), pip('torch')],
        warnings: base === undefined ? [placeholder('the id of the base model')] : [],
        code: py`
          import torch
          from adapters import AutoAdapterModel
          from transformers import AutoTokenizer

          base = ${base ?? 'base-model-id'}
          tokenizer = AutoTokenizer.from_pretrained(base)
          model = AutoAdapterModel.from_pretrained(base)
          model.load_adapter(${model.id}, set_active=True${py.rest({ version: context.revision })})

          ${choosing.test(nameOf(model)) ? chosen : judged(model)}
        `,
      },
    ];
  },
});
