/**
 * @module A select that sets a query parameter. With JavaScript the choice takes effect at once; without it the
 * select is a GET form with a button.
 */
import { use, useState } from 'react';
import { NavigationContext } from '../navigation.tsx';
import { withParameters } from '../parameters.ts';
import type { Choice } from '../views.ts';
import { KeptParameters } from './kept-parameters.tsx';
import { Select } from './select.tsx';

interface LinkSelectProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly parameter: string;
  readonly choices: readonly Choice[];
  readonly url: URL;
  /** Shown while none of the choices is chosen: `4 more`. */
  readonly placeholder?: string;
}

export function LinkSelect({
  label,
  hideLabel = false,
  parameter,
  choices,
  url,
  placeholder = '',
}: LinkSelectProps) {
  const { navigate } = use(NavigationContext);
  const chosen = choices.find((choice) => choice.chosen)?.key ?? '';
  // Until the page for the new choice is there, the select shows what was picked.
  const [picked, setPicked] = useState({ from: chosen, to: chosen });
  const pick = (key: string): void => {
    setPicked({ from: chosen, to: key });
    if (key !== '') navigate(withParameters(url, { [parameter]: key }), 'push');
  };
  return (
    <form action={url.pathname} className="link-select">
      <KeptParameters url={url} except={[parameter]} />
      <Select
        label={label}
        hideLabel={hideLabel}
        name={parameter}
        value={picked.from === chosen ? picked.to : chosen}
        options={[
          ...(chosen === '' ? [{ value: '', label: placeholder }] : []),
          ...choices.map((choice) => ({ value: choice.key, label: choice.label })),
        ]}
        onChange={(event) => pick(event.currentTarget.value)}
      />
      <noscript>
        <button className="button">Apply</button>
      </noscript>
    </form>
  );
}
