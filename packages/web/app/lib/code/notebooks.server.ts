/** @module The platform's service for notebooks, where it names one. */
import type { NotebookService } from '@loadout/react';
import type { Services } from '@loadout/server';

export function notebookService(
  { platform, settings }: Pick<Services, 'platform' | 'settings'>,
  url: URL,
): { readonly notebooks?: NotebookService } {
  const template = platform.notebookUrl;
  if (template === '') return {};
  const name = new URL(template.replace('{url}', '')).host;
  return { notebooks: { name, template, origin: settings.publicUrl ?? url.origin } };
}
