/**
 * @module A form with one field that suggests results. Without a script it leads to the search page or to another one.
 */
import { NavigationContext } from '@loadout/react';
import { type ReactNode, type SubmitEvent, use } from 'react';
import { withQuery } from '../../lib/links/links.ts';
import type { SearchData, SearchEntry } from './search-data.ts';
import { SuggestInput, useSuggest } from './suggest-input.tsx';
import { suggestionsOf } from './suggestions.ts';

/** What the field is for. */
interface SuggestPurpose {
  readonly action: string;
  /** Of the field in the form. */
  readonly name: string;
  readonly entriesOf: (found: SearchData) => readonly SearchEntry[];
  /** Where the button leads; `found` are the results for the text, if they have arrived. */
  readonly hrefOf: (text: string, found: SearchData | undefined) => string;
}

export const mostSuggested = 8;

const everything: SuggestPurpose = {
  action: '/search',
  name: 'q',
  entriesOf: (found) => suggestionsOf(found, mostSuggested),
  hrefOf: (text, found) => found?.go ?? found?.describe ?? withQuery('/search', { q: text }),
};

interface SuggestFieldProps {
  readonly label: string;
  readonly button: string;
  readonly purpose?: SuggestPurpose;
  /** Id of the field, for a visible label. */
  readonly id?: string;
  /** Hidden fields of the form. */
  readonly children?: ReactNode;
}

export function SuggestField({ label, button, purpose = everything, id, children }: SuggestFieldProps) {
  const { navigate } = use(NavigationContext);
  const suggest = useSuggest();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    suggest.setOpen(false);
    const typed = new FormData(event.currentTarget).get(purpose.name);
    navigate(purpose.hrefOf(typeof typed === 'string' ? typed.trim() : '', suggest.found), 'push');
  };
  return (
    <search>
      <form action={purpose.action} className="suggest" onSubmit={onSubmit}>
        {children}
        <SuggestInput
          suggest={suggest}
          entriesOf={purpose.entriesOf}
          id={id}
          name={purpose.name}
          required
          className="field"
          aria-label={label}
        />
        <button className="button" data-kind="primary" data-size="large">
          {button}
        </button>
      </form>
    </search>
  );
}
