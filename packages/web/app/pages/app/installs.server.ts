/** @module How an app is installed on each of its systems. */
import { installText, type Managers, type ModelRecord, systemLabels } from '@loadout/catalogue';
import type { AppEntry, Services } from '@loadout/server';
import type { CodeView } from '@loadout/react';
import { highlight } from '@loadout/server/highlight';

export interface InstallView {
  readonly system: string;
  readonly label: string;
  readonly command: CodeView;
}

/** One command for each system; none where the app is only downloaded from its site. */
export async function installsOf(
  services: Services,
  app: AppEntry,
  model: ModelRecord | undefined,
  managers: Managers,
): Promise<readonly InstallView[]> {
  if (model === undefined || app.opens === 'link') return [];
  const installs = await Promise.all(
    app.systems.map(async (system) => {
      const [answer] = await services.appSnippets({ model, app: app.key, options: { system } });
      const requirements = answer?.snippets[0]?.install ?? [];
      const command = installText(requirements, { ...managers, system });
      return { system, label: systemLabels[system], command: await highlight(command, 'shell') };
    }),
  );
  return installs.filter(({ command }) => command.text !== '');
}
