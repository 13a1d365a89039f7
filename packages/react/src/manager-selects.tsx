/** @module Which tool installs the packages: a select for each ecosystem that the blocks install from. */
import { LinkSelect } from './ui/link-select.tsx';
import type { BlockView, InstallView } from './views.ts';

interface ManagerSelectsProps {
  readonly blocks: readonly Pick<BlockView, 'install'>[];
  readonly url: URL;
}

/** Tools of one ecosystem replace each other. */
export function ManagerSelects({ blocks, url }: ManagerSelectsProps) {
  const groups = new Map<string, InstallView['managers']>();
  for (const { install } of blocks)
    for (const { ecosystem } of install?.managers ?? []) {
      const managers = install?.managers.filter((one) => one.ecosystem === ecosystem) ?? [];
      if (managers.length > 1 && !groups.has(ecosystem)) groups.set(ecosystem, managers);
    }
  return [...groups].map(([ecosystem, managers]) => (
    <LinkSelect
      key={ecosystem}
      label="Install with"
      hideLabel
      parameter="manager"
      choices={managers.map(({ name, chosen }) => ({ key: name, label: name, chosen }))}
      url={url}
    />
  ));
}
