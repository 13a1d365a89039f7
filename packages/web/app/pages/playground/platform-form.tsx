/** @module Fields for one's own hub: they replace the hub, its router and its variables in every snippet. */
import type { Platform } from '@loadout/catalogue';
import { Disclosure } from '@loadout/react';
import { formId } from './choice-link.tsx';
import { platformFields, platformPrefix, type PlaygroundState } from './state.ts';

interface PlatformFormProps {
  readonly platform: Platform;
  readonly parameters: PlaygroundState['parameters'];
  readonly onChange: (name: string, value: string) => void;
}

const labels: Readonly<Record<(typeof platformFields)[number], string>> = {
  hubUrl: 'Hub URL',
  name: 'Hub name',
  routerUrl: 'Inference endpoint',
  tokenVariable: 'Token variable',
  endpointVariable: 'Endpoint variable',
};

export function PlatformForm({ platform, parameters, onChange }: PlatformFormProps) {
  const isOwn = platformFields.some((field) => parameters[platformPrefix + field] !== undefined);
  return (
    <Disclosure summary="For my own hub" open={isOwn}>
      <div className="mt-2 grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {platformFields.map((field) => {
          const name = platformPrefix + field;
          return (
            <label key={field} className={field === 'hubUrl' ? 'sm:col-span-2' : undefined}>
              <span className="label block">{labels[field]}</span>
              <input
                name={name}
                form={formId}
                // Back and Forward change the value.
                key={parameters[name] === undefined ? 'empty' : 'set'}
                defaultValue={parameters[name]}
                placeholder={platform[field]}
                className="field literal mt-1"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => onChange(name, event.currentTarget.value)}
              />
            </label>
          );
        })}
      </div>
    </Disclosure>
  );
}
