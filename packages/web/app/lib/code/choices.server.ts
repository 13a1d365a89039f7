/** @module What all panels of a page share: the revision, the quantization and the tools that install. */
import type { Managers } from '@loadout/catalogue';
import { ecosystemOf, type GgufOption, readManagers } from '@loadout/react';
import type { SnippetRequestOptions } from '@loadout/server';
import { preferenceCookie, readPreference } from '../preferences/preferences.server.ts';
import { readSystem, rememberSystem } from '../preferences/system.server.ts';

export interface PanelChoices {
  readonly options: SnippetRequestOptions;
  readonly managers: Managers;
  /** As the URL has it; empty when nothing is pinned. */
  readonly revision: string;
  /** The chosen GGUF file, as the URL has it; empty when none is chosen. */
  readonly quantization: string;
  readonly cookies: readonly string[];
}

const revisionShape = /^[\w./+-]{1,120}$/;

function readRevision(parameters: URLSearchParams): string {
  const revision = parameters.get('revision') ?? '';
  return revisionShape.test(revision) ? revision : '';
}

export function readChoices(
  request: Request,
  parameters: URLSearchParams,
  files: readonly GgufOption[] = [],
): PanelChoices {
  const manager = parameters.get('manager') ?? undefined;
  const revision = readRevision(parameters);
  const chosen = files.find(({ value }) => value === parameters.get('quantization'));
  return {
    options: {
      ...(revision !== '' && { revision }),
      ...chosen?.option,
    },
    managers: {
      ...readManagers([
        manager,
        readPreference(request, 'python'),
        readPreference(request, 'node'),
        readPreference(request, 'program'),
      ]),
      system: readSystem(request, parameters),
    },
    revision,
    quantization: chosen?.value ?? '',
    cookies: [...rememberManager(manager), ...rememberSystem(parameters)],
  };
}

function rememberManager(manager: string | undefined): readonly string[] {
  const ecosystem = manager === undefined ? undefined : ecosystemOf(manager);
  return manager === undefined || ecosystem === undefined ? [] : [preferenceCookie(ecosystem, manager)];
}
