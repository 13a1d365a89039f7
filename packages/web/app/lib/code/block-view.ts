/** @module A snippet as a page shows it: colored, with its install command and the tools that can install it. */
import type { Snippet } from '@loadout/catalogue';
import { fileExtensions, installText, managersFor, type Managers } from '@loadout/catalogue/render';
import type { BlockView } from '@loadout/react';
import type { Verification } from '@loadout/verification';
import { highlight } from '@loadout/server/highlight';
import { ecosystemOf, isChosen } from './managers.ts';

export async function blockView(
  snippet: Snippet,
  chosen: Managers,
  verified?: Verification,
): Promise<BlockView> {
  const { title, code, install = [], warnings = [] } = snippet;
  const command = installText(install, chosen);
  const offered = managersFor(install, chosen.system);
  return {
    title,
    language: code.language,
    code: await highlight(code.text, code.language),
    extension: fileExtensions[code.language],
    ...(verified && { verified }),
    ...(command !== '' && {
      install: {
        command: await highlight(command, 'shell'),
        managers: offered.map((name) => ({
          name,
          ecosystem: ecosystemOf(name) ?? name,
          chosen: isChosen(name, chosen, offered),
        })),
      },
    }),
    warnings,
  };
}
