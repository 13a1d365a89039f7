/** @module Classes by name, for a config.json without a model type: auto classes and pipelines need one. */
import type { Value } from '../../../../code/index.ts';
import { filesOf, isAdapter, needsRemoteCode } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { modelTypeOf } from '../types/auto-classes.ts';
import type { Classes } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';

interface Family {
  readonly type: string;
  /** How the names of its classes begin. */
  readonly begins: string;
  readonly tokenizer: string;
}

const families: readonly Family[] = [
  { type: 'albert', begins: 'Albert', tokenizer: 'AlbertTokenizer' },
  { type: 'bert', begins: 'Bert', tokenizer: 'BertTokenizer' },
  { type: 'distilbert', begins: 'DistilBert', tokenizer: 'BertTokenizer' },
  { type: 'electra', begins: 'Electra', tokenizer: 'BertTokenizer' },
  { type: 'gpt2', begins: 'GPT2', tokenizer: 'GPT2Tokenizer' },
  { type: 'roberta', begins: 'Roberta', tokenizer: 'RobertaTokenizer' },
  { type: 't5', begins: 'T5', tokenizer: 'T5Tokenizer' },
  { type: 'xlm-roberta', begins: 'XLMRoberta', tokenizer: 'XLMRobertaTokenizer' },
];

function familyOf(model: ModelRecord): Family | undefined {
  const [architecture] = model.config?.architectures ?? [];
  if (architecture === undefined) {
    const name = modelTypeNameOf(model);
    return families.find(({ type }) => type === name);
  }
  return families.find(({ begins }) =>
    new RegExp(String.raw`^(?:TF|Flax)?${begins}(?:For|LMHead|Model)`).test(architecture),
  );
}

export interface Named extends Classes {
  /** Settings that the repository does not state. */
  readonly prepare?: Readonly<Record<string, Value<'python'>>>;
}

/** The classes that the auto classes would return; undefined for another family, or if it is only similar. */
export function namedClasses(model: ModelRecord, { model: autoClass }: Classes): Named | undefined {
  if (isAdapter(model) || needsRemoteCode(model)) return undefined;
  const family = familyOf(model);
  const name = modelTypeOf(family?.type)?.classes.get(autoClass)?.[0];
  if (family === undefined || name === undefined) return undefined;
  const keepsCase =
    family.tokenizer === 'BertTokenizer' &&
    /(?<!un)cased/i.test(model.id) &&
    !filesOf(model).some((file) => /^tokenizer(?:_config)?\.json$/.test(file));
  return {
    model: name,
    processor: family.tokenizer,
    ...(keepsCase && { prepare: { do_lower_case: false } }),
  };
}

export const lacksType: Warning = {
  code: 'inferred',
  message:
    'The config.json has no model type, which auto classes need: the classes are those of its architecture or its name.',
};
