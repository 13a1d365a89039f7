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

/** One command for each system; none where the app is only downloaded from its site, or the example sets it up. */
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
      const requirements = answer?.snippets.map(({ install = [] }) => install) ?? [];
      const own =
        requirements.find((each) => each.some((one) => 'name' in one && isNamed(app.key, one.name))) ?? [];
      const command = installText(own, { ...managers, system });
      return { system, label: systemLabels[system], command: await highlight(command, 'shell') };
    }),
  );
  return installs.filter(({ command }) => command.text !== '');
}

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** `local-ai` installs LocalAI, `docker` the model runner of Docker; others install a server or a runtime for an app. */
const isNamed = (app: string, requirement: string): boolean =>
  lettersOf(app).startsWith(lettersOf(requirement));
