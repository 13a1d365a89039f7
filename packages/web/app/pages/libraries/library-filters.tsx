/** @module The filters of the libraries' index: one form whose state is the address. */
import { LiveForm, programmingLanguage } from '@loadout/react';
import type { LibrariesData, Option } from './page.server.ts';

export function LibraryFilters(data: LibrariesData) {
  return (
    <search>
      <LiveForm className="grid grid-cols-2 items-center gap-x-3 gap-y-2.5 sm:flex sm:flex-wrap">
        <input
          name="q"
          type="search"
          defaultValue={data.query}
          className="field max-sm:col-span-2 sm:max-w-56"
          aria-label="Filter libraries"
          placeholder="Filter libraries"
          autoComplete="off"
          spellCheck={false}
        />
        <Select name="task" label="Task" any="Any task" options={data.taskOptions} chosen={data.task} />
        <Select
          name="language"
          label="Language"
          any="Any language"
          options={data.languageOptions.map((option) => ({
            ...option,
            label: programmingLanguage(option.value),
          }))}
          chosen={data.language}
        />
        <Select
          name="verified"
          label="Verified"
          any="Any verification"
          options={data.verifiedOptions}
          chosen={data.verified}
        />
        <Tick name="snippets" label="With snippets" chosen={data.withSnippets} />
        <Tick name="filterable" label="A filter on hubs" chosen={data.filterable} />
        <button className="button max-sm:col-span-2">Filter</button>
      </LiveForm>
    </search>
  );
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly options: readonly Option[];
  readonly chosen: string | undefined;
}

function Select({ name, label, any, options, chosen }: SelectProps) {
  return (
    <select
      name={name}
      defaultValue={chosen ?? ''}
      className="field sm:w-auto sm:max-w-56"
      aria-label={label}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label} ({option.count})
        </option>
      ))}
    </select>
  );
}

function Tick({ name, label, chosen }: { name: string; label: string; chosen: boolean }) {
  return (
    <label className="flex min-h-9 items-center gap-2 text-sm">
      <input type="checkbox" name={name} value="yes" defaultChecked={chosen} className="accent-accent" />
      {label}
    </label>
  );
}
