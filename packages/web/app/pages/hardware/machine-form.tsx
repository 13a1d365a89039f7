/** @module The form: device, memory, model, context. The URL is its state. */
import { Button, LiveForm, Select } from '@loadout/react';
import { formatCount } from '../../lib/format/format.ts';
import type { HardwareData } from './page.server.ts';

const contexts = [2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072];

export function MachineForm({ fields, choices }: Pick<HardwareData, 'fields' | 'choices'>) {
  const isUnknown = fields.device !== '' && !choices.some(({ key }) => key === fields.device);
  const shown = contexts.includes(fields.context) ? contexts : [...contexts, fields.context];
  return (
    <LiveForm className="machine-form" action="/hardware">
      <div className="wide">
        <Select
          label="Device"
          name="device"
          key={fields.device}
          defaultValue={fields.device}
          options={[
            { value: '', label: 'None of these: memory only' },
            ...choices.map(({ key, name }) => ({ value: key, label: name })),
            ...(isUnknown ? [{ value: fields.device, label: fields.device }] : []),
          ]}
        />
      </div>
      <NumberField name="memory" label="Memory, GB" value={fields.memory} />
      <NumberField name="count" label="Devices" value={fields.count} />
      <NumberField name="ram" label="System memory, GB" value={fields.ram} />
      <label className="wide">
        <span className="label">Model</span>
        <input
          name="model"
          defaultValue={fields.model}
          placeholder="owner/name"
          className="field literal"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <Select
        label="Context"
        name="context"
        key={fields.context}
        defaultValue={String(fields.context)}
        options={shown.map((tokens) => ({ value: String(tokens), label: `${formatCount(tokens)} tokens` }))}
      />
      <Button type="submit" kind="primary">
        Calculate
      </Button>
    </LiveForm>
  );
}

function NumberField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label>
      <span className="label">{label}</span>
      <input name={name} defaultValue={value} inputMode="decimal" className="field" autoComplete="off" />
    </label>
  );
}
