/** @module Alternatives as tabs: each a link that sets one parameter of the address. */
import { Link } from './navigation.tsx';
import { withParameters } from './parameters.ts';

interface ChoiceTabsProps {
  /** What is chosen, for those who do not see the row. */
  readonly label: string;
  readonly parameter: string;
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly chosen: boolean }[];
  readonly url: URL;
  /** Parameters that have no meaning under another choice. */
  readonly without?: string;
}

export function ChoiceTabs({ label, parameter, tabs, url, without }: ChoiceTabsProps) {
  return (
    <nav aria-label={label} className="tabs mt-3">
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          data-key={`${parameter}-${tab.key}`}
          href={withParameters(url, {
            ...(without !== undefined && { [without]: undefined }),
            [parameter]: tab.key,
          })}
          aria-current={tab.chosen ? 'true' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
