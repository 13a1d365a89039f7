/** @module Example that loads a model with an auto class of Transformers and uses it once. */
import { type Code, py } from '../../../../code/index.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import type { Requirement } from '../../../../snippets/requirement.ts';
import { type Classes, variableOf } from '../tasks/classes.ts';
import type { Named } from '../classes/untyped.ts';
import { useOf } from './uses.ts';

type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Replaces the auto class when another package loads the same weights. */
export interface Loader {
  readonly imports: Code<'python'>;
  readonly name: Code<'python'>;
  readonly options?: Options;
}

/** A complete example that loads and uses the model, with its additional requirements. */
export function directExample(
  model: ModelRecord,
  context: SnippetContext,
  classes: Classes,
  load: Options,
  {
    loader,
    names = classes,
    options: more,
    source,
  }: {
    readonly loader?: Loader;
    /** The classes to write, if they are not the auto classes. */
    readonly names?: Named | undefined;
    readonly options?: Options | undefined;
    /** Repository of the preprocessor, if it is another one. */
    readonly source?: string | undefined;
  } = {},
): { readonly code: Code<'python'>; readonly needs: readonly Requirement[] } {
  const {
    imports = py.none,
    code,
    needs = [],
    prepare,
    preparer = names.processor,
    plain = false,
  } = useOf(model, context, classes);
  // Sorted as formatters do: `import` statements first.
  const modules = imports.text.startsWith('import ');
  const preparing = py.identifier(preparer);
  const ours = [...(plain ? [] : [preparing]), ...(loader ? [] : [py.identifier(names.model)])];
  const options = loader ? (loader.options ?? {}) : { ...load, device_map: 'auto', ...more };
  return {
    code: py`
      ${loader?.imports ?? py.none}
      ${modules ? imports : py.none}
      ${ours.length === 0 ? py.none : py`from transformers import ${py.join(ours, ', ')}`}
      ${modules ? py.none : imports}

      ${plain ? py.none : py`${variableOf(classes)} = ${preparing}.from_pretrained(${source === undefined ? py`${model.id}${py.rest({ ...load, ...prepare, ...names.prepare })}` : py`${source}`})`}
      model = ${loader?.name ?? py.identifier(names.model)}.from_pretrained(${model.id}${py.rest(options)})

      ${code}
    `,
    needs,
  };
}
