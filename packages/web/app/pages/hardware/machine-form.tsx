/** @module The form: device, memory, model, context. The URL is its state. */
import { Button, LiveForm, Select } from '@loadout/react';
import { useId } from 'react';
import { SuggestInput, useSuggest } from '../../features/search/suggest-input.tsx';
import { modelsIn } from '../../features/search/suggestions.ts';
import { formatCount } from '../../lib/format/format.ts';
import { withQuery } from '../../lib/links/links.ts';
import type { HardwareData } from './page.server.ts';

const mostSuggested = 8;
const contexts = [2048, 4096, 8192, 16_384, 32_768, 65_536, 131_072];

type MachineFormProps = Pick<HardwareData, 'fields' | 'choices' | 'sizes'>;

export function MachineForm({ fields, choices, sizes }: MachineFormProps) {
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
      {sizes.length === 0 ? (
        <NumberField name="memory" label="Memory, GB" value={fields.memory} />
      ) : (
        <MemorySelect key={`${fields.device} ${fields.memory}`} sizes={sizes} memory={fields.memory} />
      )}
      <div className="count">
        <NumberField name="count" label="Number of devices" value={fields.count} />
      </div>
      <NumberField name="ram" label="System memory, GB" value={fields.ram} />
      <ModelField fields={fields} />
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

/** The sizes that the device is sold with, and another one that the URL names. */
function MemorySelect({ sizes, memory }: { sizes: readonly number[]; memory: string }) {
  const texts = sizes.map(String);
  return (
    <Select
      label="Memory"
      name="memory"
      defaultValue={memory}
      options={[...texts, ...(texts.includes(memory) ? [] : [memory])].map((value) => ({
        value,
        label: `${value} GB`,
      }))}
    />
  );
}

/** A model that is not complete yet is not submitted: Enter, the button or a suggestion does that. */
function ModelField({ fields: { model, ...machine } }: Pick<MachineFormProps, 'fields'>) {
  const suggest = useSuggest();
  const filled = Object.entries(machine).flatMap(([name, value]) =>
    value === '' ? [] : [[name, String(value)]],
  );
  const hrefOf = (id: string): string => withQuery('/hardware', { ...Object.fromEntries(filled), model: id });
  const id = useId();
  return (
    <div className="wide">
      <label htmlFor={id} className="label">
        Model
      </label>
      <SuggestInput
        id={id}
        suggest={suggest}
        entriesOf={(found) => modelsIn(found, hrefOf, mostSuggested)}
        name="model"
        defaultValue={model}
        className="field literal"
        onInput={(event) => event.stopPropagation()}
      />
    </div>
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
