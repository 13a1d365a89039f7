/** @module A snippet as a panel shows it: colored, with its install command and the tools that can install it. */
import type { Snippet } from '@loadout/catalogue';
import { fileExtensions, installText, managersFor, type Managers } from '@loadout/catalogue/render';
import type { Verification } from '@loadout/verification/levels';
import { ecosystemOf, isChosen } from './managers.ts';
import type { BlockView, CodeView } from './views.ts';

/** `highlight` of this package, or another one that knows the same roles. */
export type Highlight = (text: string, language: string) => CodeView | Promise<CodeView>;

/**
 * Makes the view of one snippet.
 *
 * @example
 *   import { librarySnippets } from '@loadout/catalogue';
 *   import { blockView, highlight } from '@loadout/react';
 *
 *   const [first] = librarySnippets({ id: 'timm/resnet50.a1_in1k', library_name: 'timm' });
 *   const blocks = await Promise.all(
 *     (first?.snippets ?? []).map((snippet) => blockView(snippet, { python: 'uv' }, highlight)),
 *   );
 *   console.log(blocks[0]?.install?.command.text); // uv pip install timm torch pillow
 */
export async function blockView(
  snippet: Snippet,
  chosen: Managers,
  highlight: Highlight,
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
