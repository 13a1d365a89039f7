/** @module Loading a model with an auto class of Transformers, and using it once. */
import { type Code, py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Requirement } from '../../../snippets/requirement.ts';
import { type Classes, variableOf } from './classes.ts';
import { useOf } from './uses.ts';

type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Takes the place of the auto class where another package loads the same weights. */
export interface Loader {
  readonly imports: Code<'python'>;
  readonly name: Code<'python'>;
  readonly options?: Options;
}

/** One whole example that loads and uses the model, with what it needs beside Transformers. */
export function directExample(
  model: ModelRecord,
  context: SnippetContext,
  classes: Classes,
  load: Options,
  { loader, options: more }: { readonly loader?: Loader; readonly options?: Options | undefined } = {},
): { readonly code: Code<'python'>; readonly needs: readonly Requirement[] } {
  const { imports = py.none, code, needs = [] } = useOf(model, context, classes);
  // As formatters sort them: whole modules come first.
  const modules = imports.text.startsWith('import ');
  const preparing = py.identifier(classes.processor);
  const ours = loader ? [preparing] : [preparing, py.identifier(classes.model)];
  const options = loader ? (loader.options ?? {}) : { ...load, ...more, device_map: 'auto' };
  return {
    code: py`
      ${loader?.imports ?? py.none}
      ${modules ? imports : py.none}
      from transformers import ${py.join(ours, ', ')}
      ${modules ? py.none : imports}

      ${variableOf(classes)} = ${preparing}.from_pretrained(${model.id}${py.rest(load)})
      model = ${loader?.name ?? py.identifier(classes.model)}.from_pretrained(${model.id}${py.rest(options)})

      ${code}
    `,
    needs,
  };
}
