/** @module Types: the auto classes that a snippet loads with, and one use of them. */
import { type Code, py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import type { Requirement } from '../../../../snippets/requirement.ts';

export interface Classes {
  readonly model: string;
  readonly processor: string;
}

export const tokenizer = 'AutoTokenizer';
export const imageProcessor = 'AutoImageProcessor';
export const processor = 'AutoProcessor';
export const featureExtractor = 'AutoFeatureExtractor';

const variables: Readonly<Record<string, string>> = {
  [featureExtractor]: 'extractor',
  [tokenizer]: 'tokenizer',
};

/** Variable name of the preprocessor in examples. */
export const variableOf = (classes: Classes): Code<'python'> =>
  py.identifier(own(variables, classes.processor) ?? 'processor');

/** The inputs of a model that reads text; a processor has a parameter for it. */
export const preparedText = (classes: Classes, text: Code<'python'>): Code<'python'> =>
  py`inputs = ${variableOf(classes)}(${classes.processor === tokenizer ? py.none : py`text=`}${text}, return_tensors="pt").to(model.device)`;

/** A few lines that use a loaded model and print or save the output. */
export interface Use {
  readonly imports?: Code<'python'>;
  readonly code: Code<'python'>;
  readonly needs?: readonly Requirement[];
  /** Arguments for loading the preprocessor. */
  readonly prepare?: Readonly<Record<string, string>>;
  /** The class of the preprocessor, if it is not the auto class. */
  readonly preparer?: string;
  /** The model takes plain tensors: repositories of its kind have no processor. */
  readonly plain?: true;
}

export const topLabel = py`print(model.config.id2label[outputs.logits.argmax(-1).item()])`;
