/** @module The filters of the libraries' index: one form whose state is the URL. */
import { Checkbox, LiveForm, programmingLanguage, SearchField, Select } from '@loadout/react';
import type { LibrariesData, Option } from './page.server.ts';

export function LibraryFilters(data: LibrariesData) {
  return (
    <search>
      <LiveForm className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <div className="min-w-56 flex-1 sm:max-w-72">
          <SearchField name="q" label="Filter libraries" defaultValue={data.query} />
        </div>
        <Select
          name="task"
          label="Task"
          hideLabel
          defaultValue={data.task ?? ''}
          options={withAny('Any task', data.taskOptions)}
        />
        <Select
          name="language"
          label="Language"
          hideLabel
          defaultValue={data.language ?? ''}
          options={withAny(
            'Any language',
            data.languageOptions.map(({ value, count }) => ({
              value,
              count,
              label: programmingLanguage(value),
            })),
          )}
        />
        <Select
          name="verified"
          label="Verification"
          hideLabel
          defaultValue={data.verified ?? ''}
          options={withAny('Any verification', data.verifiedOptions)}
        />
        <Checkbox name="snippets" value="yes" label="With snippets" defaultChecked={data.withSnippets} />
        <Checkbox name="filterable" value="yes" label="Filter on hubs" defaultChecked={data.filterable} />
        <Select
          name="sort"
          label="Sort"
          hideLabel
          defaultValue={data.sort === 'models' ? data.sort : ''}
          options={[
            { value: '', label: 'By name' },
            { value: 'models', label: 'Most models first' },
          ]}
        />
        <noscript>
          <button className="button">Filter</button>
        </noscript>
      </LiveForm>
    </search>
  );
}

const withAny = (any: string, options: readonly Option[]) => [
  { value: '', label: any },
  ...options.map(({ value, label, count }) => ({ value, label: `${label} (${count})` })),
];
