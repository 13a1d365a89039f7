/** @module Use of a model that reads a table: it answers a question about it, judges a statement, or fills a gap. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { type Classes, topLabel, type Use } from '../tasks/classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { sampleTable, tableNeeds } from '../inputs/table.ts';

/** Whether the table is written as text: with Transformers 5, their tokenizer ended. */
const readsWrittenTable = ({ id, tags = [] }: ModelRecord): boolean =>
  /tapex|omnitab|multitabqa/i.test([id, ...tags].join(' '));

const statement = 'Dover has the most ferries.';
const judges = 'AutoModelForSequenceClassification';

const judged = py`
  outputs = model(**inputs)
  ${topLabel}
`;

/** What follows the prepared inputs, if the tokenizer reads tables. */
const results: Readonly<Record<string, Code<'python'>>> = {
  AutoModelForMaskedLM: py`
    outputs = model(**inputs)
    masked = inputs["input_ids"][0] == tokenizer.mask_token_id
    print(tokenizer.decode(outputs.logits[0, masked].argmax(-1)))
  `,
  [judges]: judged,
  AutoModelForTableQuestionAnswering: py`
    outputs = model(**inputs)
    cells = tokenizer.convert_logits_to_predictions(inputs.to("cpu"), outputs.logits.detach().cpu())[0][0]
    print([table.iat[cell] for cell in cells])
  `,
};

const vectors = py`
  outputs = model(**inputs)
  print(outputs[0].shape)
`;

function queryOf(model: ModelRecord, autoClass: string): Code<'python'> {
  if (autoClass === judges) return py`${statement}`;
  if (/multitabqa.*-sql$/i.test(model.id)) return py`"select Port from ports where Ferries > 40"`;
  // The tokenizer of TAPAS knows the mask only between spaces.
  return autoClass === 'AutoModelForMaskedLM'
    ? py`"Dover has 42 " + tokenizer.mask_token + " ."`
    : py`${sampleTable(model).query}`;
}

/** The tokenizer takes the table as a data frame of strings. */
const tokenizedUse = (model: ModelRecord, autoClass: string): Code<'python'> => py`
  table = pd.DataFrame(${sampleTable(model).table})
  query = ${queryOf(model, autoClass)}
  inputs = tokenizer(table=table, queries=[query], padding="max_length", return_tensors="pt").to(model.device)
  ${results[autoClass] ?? vectors}
`;

/** A model for several tables has the name of each before its columns. */
const tableName = ({ id }: ModelRecord): Code<'python'> =>
  /multitabqa/i.test(id) ? py`"<table_name> : ports", ` : py.none;

/** Trained on text in small letters, with a mark before the columns and each row. */
const writtenUse = (model: ModelRecord, autoClass: string): Code<'python'> => py`
  table = pd.DataFrame(${sampleTable(model).table})
  query = ${queryOf(model, autoClass)}
  rows = [f"row {number} : " + " | ".join(row) for number, row in enumerate(table.values, 1)]
  text = " ".join([query, ${tableName(model)}"col : " + " | ".join(table.columns), *rows]).lower()
  inputs = tokenizer(text, return_tensors="pt").to(model.device)
  ${
    autoClass === judges
      ? judged
      : py`
          outputs = model.generate(**inputs, max_new_tokens=60)
          print(tokenizer.decode(outputs[0], skip_special_tokens=True))
        `
  }
`;

export function tableUse(model: ModelRecord, { model: autoClass }: Classes): Use {
  const common = { imports: py`import pandas as pd`, needs: tableNeeds(model) };
  if (!readsWrittenTable(model)) return { ...common, code: tokenizedUse(model, autoClass) };
  return {
    ...common,
    code: writtenUse(model, autoClass),
    // The tokenizer that the repository names no longer exists; its files are those of BART. Some are made from T5.
    ...(modelTypeNameOf(model) !== 't5' && { prepare: { tokenizer_type: 'bart' } }),
  };
}
