/** @module The snippets of one library that may load parts of itself, and of what all libraries share. */
import type { Library } from '../libraries/define.ts';
import { mayGain } from '../records/card-need.ts';
import { modelSchema } from '../records/model.ts';
import { mayNeedAccount } from './access.ts';
import { completed, type GeneratedSnippets, type Notes, type Prepare } from './complete.ts';
import { needsFileCheck } from './file-need.ts';
import type { SnippetOptions } from './options.ts';
import { withParts } from './part.ts';

const loadFurther = () => import('./further.ts');

/** In a bundle, `modelSchema` above only checks: this one also mends a record. */
const loadReader = () => import('../records/model.ts');

const loadCard = () => import('../records/from-card.ts');

const loadAccount = () => import('./account.ts');

const loadFileCheck = () => import('./file-check.ts');

const loadNotes = () => import('./notes.ts');

const noNotes: Notes = () => ({ general: [], first: [] });

/** Whether there may be a warning that is common to all libraries. */
const mayNote = (
  { status }: Library,
  { revision, quantization, file }: SnippetOptions,
  ignored: readonly string[],
): boolean => (status ?? revision ?? quantization ?? file ?? ignored[0]) !== undefined;

/** As `generateSnippets`, after the parts that the record needs are loaded. */
export async function loadSnippets(
  library: Library,
  record: unknown,
  { platform: wanted, ...options }: SnippetOptions = {},
): Promise<GeneratedSnippets> {
  const { model: given, ignored } = modelSchema.is(record)
    ? { model: record, ignored: [] }
    : (await loadReader()).readModelAlone(record);
  const described = mayGain(given) ? (await loadCard()).withCardFields(given) : given;
  const { snippets: generate, status } = library;
  const further = wanted !== undefined || generate === undefined ? await loadFurther() : undefined;
  const account = mayNeedAccount(described) ? await loadAccount() : undefined;
  const model = account?.withKnownGate(described) ?? described;
  const { notes } = mayNote(library, options, ignored) ? await loadNotes() : { notes: noNotes };
  const check = needsFileCheck(model) ? await loadFileCheck() : undefined;
  const platform = wanted && further?.readPlatform(wanted);
  const prepare: Prepare = (guarded, context) => [
    ...(further?.endpointSteps(context) ?? []),
    ...(account?.logInSteps(guarded, context) ?? []),
  ];
  return withParts(() =>
    completed(
      (context) => {
        const result = generate?.(model, context);
        if (result !== undefined) return check ? check.withFileCheck(model, result) : result;
        const files = further?.downloads(model, context) ?? [];
        return check ? check.withDraftCheck(model, files) : files;
      },
      model,
      ignored,
      { ...options, ...(platform && { platform }) },
      { prepare, notes },
      status,
    ),
  );
}
