/** @module A record to start from: an example for each task and each library. */
import { Button, NavigationContext } from '@loadout/react';
import { use } from 'react';
import { path } from './choice-link.tsx';
import type { ExampleGroup } from './examples.server.ts';

interface ExampleSelectProps {
  readonly groups: readonly ExampleGroup[];
  readonly chosen: string;
}

export function ExampleSelect({ groups, chosen }: ExampleSelectProps) {
  const { navigate } = use(NavigationContext);
  return (
    <form action={path} className="flex items-center gap-2" aria-label="Examples">
      <label className="select">
        <span className="sr-only">Example</span>
        <select
          key={chosen}
          name="example"
          defaultValue={chosen}
          onChange={({ currentTarget: { value } }) => {
            if (value !== '')
              navigate(`${path}?${new URLSearchParams({ example: value }).toString()}`, 'push');
          }}
        >
          <option value="">Examples</option>
          {groups.map(({ name, options }) => (
            <optgroup key={name} label={name}>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit">Load</Button>
      </noscript>
    </form>
  );
}
