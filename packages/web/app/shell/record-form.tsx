/** @module A model described by hand: the four facts that most snippets need. */
import { Link } from '@loadout/react';
import { withQuery } from '../lib/links/links.ts';

interface RecordFormProps {
  readonly id: string;
  readonly tasks: readonly string[];
  readonly libraries: readonly string[];
}

export function RecordForm({ id, tasks, libraries }: RecordFormProps) {
  return (
    <form action="/playground" className="grid max-w-xl gap-4 font-sans text-sm text-ink sm:grid-cols-2">
      <Field name="id" label="Model id" value={id} placeholder="owner/name" required />
      <Field name="pipeline_tag" label="Task" options={tasks} placeholder="text-generation" />
      <Field name="library_name" label="Library" options={libraries} placeholder="transformers" />
      <Field name="tags" label="Tags, if any" placeholder="safetensors, gguf" />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-span-2">
        <button className="button" data-kind="primary">
          Write its snippets
        </button>
        <Link href={withQuery('/playground', { id })} className="text-soft">
          or write the record as JSON
        </Link>
      </p>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value?: string;
  readonly required?: boolean;
  readonly options?: readonly string[];
}

function Field({ name, label, options, value, ...rest }: FieldProps) {
  return (
    <label>
      <span className="label block">{label}</span>
      <input
        name={name}
        defaultValue={value}
        {...rest}
        {...(options && { list: `${name}-options` })}
        className="field literal mt-1"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {options && (
        <datalist id={`${name}-options`}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
    </label>
  );
}
