/** @module Which libraries fit a model, in a sensible order, and why. The first is the default. */
import type { Library } from './define.ts';
import type { ModelRecord } from '../records/model.ts';

export interface Fit {
  readonly library: string;
  /** One sentence for people. */
  readonly reason: string;
}

/** What speaks for a library, strongest first. */
const strength = { named: 0, evidence: 1, tagged: 2 } as const;

function judge(
  key: string,
  library: Library,
  model: ModelRecord,
): { rank: number; reason: string } | undefined {
  const names = [key, ...(library.aliases ?? [])];
  if (model.library_name !== undefined && names.includes(model.library_name))
    return { rank: strength.named, reason: 'The repository names it as its library.' };
  const evidence = library.fits?.(model);
  if (evidence !== undefined) return { rank: strength.evidence, reason: evidence };
  const tag = names.find((name) => model.tags?.includes(name));
  return tag === undefined
    ? undefined
    : { rank: strength.tagged, reason: `The repository is tagged ${tag}.` };
}

export function fittingLibraries(
  model: ModelRecord,
  libraries: Readonly<Record<string, Library>>,
): readonly Fit[] {
  const found: { fit: Fit; order: number }[] = [];
  for (const [key, library] of Object.entries(libraries)) {
    const verdict = judge(key, library, model);
    // A library that can show how to load the model comes before one that can only point to its files.
    if (verdict)
      found.push({
        fit: { library: key, reason: verdict.reason },
        order: verdict.rank * 2 + (library.snippets || verdict.rank === strength.named ? 0 : 5),
      });
  }
  return found.toSorted((a, b) => a.order - b.order).map(({ fit }) => fit);
}
