/** @module A snippet as a page shows it, colored on the server. */
import type { Snippet } from '@loadout/catalogue';
import type { Managers } from '@loadout/catalogue/render';
import { type BlockView, blockView as viewOf } from '@loadout/react';
import { highlight } from '@loadout/server/highlight';
import type { Verification } from '@loadout/verification';

export const blockView = (snippet: Snippet, chosen: Managers, verified?: Verification): Promise<BlockView> =>
  viewOf(snippet, chosen, highlight, verified);
