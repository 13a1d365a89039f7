/** @module Pins a revision for libraries whose load call takes an id or a folder, but no revision. */
import { type Code, py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { hubClient, hubImport, hubSnapshot } from '../../../snippets/hub.ts';
import type { Requirement } from '../../../snippets/requirement.ts';

export interface PinnedTarget {
  /** Empty if the id is enough. */
  readonly imports: Code<'python'>;
  /** Argument of the load call. */
  readonly target: Code<'python'>;
  readonly needs: readonly Requirement[];
}

/** The id, or a snapshot of the repository if a revision is set. */
export const pinned = (model: ModelRecord, context: SnippetContext): PinnedTarget =>
  context.revision === undefined
    ? { imports: py.none, target: py`${model.id}`, needs: [] }
    : {
        imports: hubImport(context, 'snapshot_download'),
        target: hubSnapshot(model, context),
        needs: [hubClient(context)],
      };
