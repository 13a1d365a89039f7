/** @module A box that narrows the index on its page: as one types, or on submit where there is no script. */
import { LiveForm } from '@loadout/react';

export function FilterBox({ label, query }: { label: string; query: string }) {
  return (
    <search>
      <LiveForm className="flex max-w-xl items-center gap-3">
        <input
          name="q"
          type="search"
          defaultValue={query}
          className="field"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
        />
        <button className="button">Filter</button>
      </LiveForm>
    </search>
  );
}
