/** @module The snippets of one library that may load parts of itself, and of what all libraries share. */
import type { Library } from '../libraries/define.ts';
import { readModel } from '../records/model.ts';
import { needsAccount } from './access.ts';
import { completed, type GeneratedSnippets, type Prepare } from './complete.ts';
import { withFileCheck } from './file-check.ts';
import type { SnippetOptions } from './options.ts';
import { withParts } from './part.ts';

const loadFurther = () => import('./further.ts');

const loadAccount = () => import('./account.ts');

/** As `generateSnippets`, after the parts that the record needs are loaded. */
export async function loadSnippets(
  library: Library,
  record: unknown,
  { platform: given, ...options }: SnippetOptions = {},
): Promise<GeneratedSnippets> {
  const { model, ignored } = readModel(record);
  const { snippets: generate, status } = library;
  const further = given !== undefined || generate === undefined ? await loadFurther() : undefined;
  const account = needsAccount(model) ? await loadAccount() : undefined;
  const platform = given && further?.readPlatform(given);
  const prepare: Prepare = (guarded, context) => [
    ...(further?.endpointSteps(context) ?? []),
    ...(account ? [account.logInStep(guarded, context)] : []),
  ];
  return withParts(() =>
    completed(
      (context) =>
        generate
          ? withFileCheck(model, generate(model, context))
          : (further?.downloads(model, context) ?? []),
      model,
      ignored,
      { ...options, ...(platform && { platform }) },
      prepare,
      status,
    ),
  );
}
