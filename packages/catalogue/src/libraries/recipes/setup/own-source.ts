/** @module Warning for libraries that download from a fixed URL, whatever hub is configured. */
import type { SnippetContext } from '../../../snippets/context.ts';
import { isOtherHub } from '../../../snippets/access.ts';
import type { Warning } from '../../../snippets/snippet.ts';

export const fixedSource = (context: SnippetContext): readonly Warning[] =>
  isOtherHub(context)
    ? [
        {
          code: 'other-hub',
          message: `This library downloads its files from a fixed URL, not from ${context.platform.name}.`,
        },
      ]
    : [];
