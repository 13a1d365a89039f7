/** @module The options of an inference call as a form; only those that the task supports. */
import { LiveForm } from './live-form.tsx';
import { Checkbox } from './ui/checkbox.tsx';
import { KeptParameters } from './ui/kept-parameters.tsx';
import { PanelOptions } from './ui/panel-options.tsx';
import type { InferenceView, OptionName } from './views.ts';

interface Field {
  readonly name: OptionName;
  readonly label: string;
  /** Absent for the whole width. */
  readonly width?: string;
  /** Number of lines; absent for a single-line field. */
  readonly rows?: number;
  /** Shown while it is empty. */
  readonly example?: string;
}

const own: Field = { name: 'inputs', label: 'Input', rows: 2 };

const chatFields: readonly Field[] = [
  { name: 'system', label: 'System prompt', width: 'w-64' },
  { name: 'temperature', label: 'Temperature', width: 'w-24' },
  { name: 'max_tokens', label: 'Max tokens', width: 'w-24' },
  { name: 'top_p', label: 'Top p', width: 'w-24' },
  {
    name: 'messages',
    label: 'Messages (JSON)',
    rows: 3,
    example: '[{"role": "user", "content": "Hi"}]',
  },
  {
    name: 'tools',
    label: 'Tools (JSON)',
    rows: 3,
    example: '[{"type": "function"}]',
  },
  {
    name: 'schema',
    label: 'Response schema (JSON)',
    rows: 3,
    example: '{"type": "object"}',
  },
];

const callFields: readonly Field[] = [
  { name: 'bill_to', label: 'Bill to organization', width: 'w-44' },
  { name: 'endpoint', label: 'Endpoint URL', width: 'w-64' },
];

const switches = { direct: 'Call the provider directly', errors: 'Handle errors' } as const;

export function InferenceOptions({ view, url }: { view: InferenceView; url: URL }) {
  const fields = [own, ...(view.chat ? chatFields : []), ...callFields];
  const names = [...fields.map(({ name }) => name), ...Object.keys(switches)];
  const { options, bothWays } = view;
  const isOn = (name: keyof typeof switches): boolean => options[name] === 'yes';
  const inUse = fields.some(({ name }) => options[name] !== '') || isOn('direct') || isOn('errors');
  return (
    <PanelOptions inUse={inUse}>
      <LiveForm className="flex flex-wrap items-end gap-x-4 gap-y-3" onSubmitOnly>
        <KeptParameters url={url} except={names} />
        {fields.map((field) => (
          <OptionField key={field.name} field={field} value={options[field.name]} />
        ))}
        {bothWays && (
          <Checkbox name="direct" value="yes" defaultChecked={isOn('direct')} label={switches.direct} />
        )}
        <Checkbox name="errors" value="yes" defaultChecked={isOn('errors')} label={switches.errors} />
        <button className="button">Apply</button>
      </LiveForm>
    </PanelOptions>
  );
}

function OptionField({
  field: { name, label, width = 'w-full', rows, example },
  value,
}: {
  field: Field;
  value: string;
}) {
  const common = {
    name,
    defaultValue: value,
    placeholder: example,
    autoComplete: 'off',
    className: `field literal mt-1 ${width}`,
  };
  return (
    <label className={`text-sm ${rows === undefined ? '' : 'w-full'}`}>
      <span className="label block">{label}</span>
      {rows === undefined ? <input {...common} /> : <textarea {...common} rows={rows} spellCheck={false} />}
    </label>
  );
}
