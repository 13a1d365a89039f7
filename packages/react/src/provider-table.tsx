/** @module The providers of a model: those known to serve it in a table, the others folded. */
import { Link } from './navigation.tsx';
import { withParameters } from './parameters.ts';
import { moveFocus } from './ui/arrow-keys.ts';
import { Disclosure } from './ui/disclosure.tsx';
import { RadioLinks } from './ui/radio-links.tsx';
import type { ProviderChoice } from './views.ts';

interface ProviderTableProps {
  readonly providers: readonly ProviderChoice[];
  readonly others: readonly ProviderChoice[];
  readonly url: URL;
}

export function ProviderTable({ providers, others, url }: ProviderTableProps) {
  const hrefOf = ({ value }: ProviderChoice): string => withParameters(url, { provider: value });
  const columns = providers.find(({ figures }) => figures)?.figures ?? [];
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links inside */}
      <nav aria-label="Provider" className="providers" data-columns={columns.length} onKeyDown={moveFocus}>
        {columns[0] && (
          <p className="heads">
            <span>Provider</span>
            {columns.map(({ label }) => (
              <span key={label}>{label}</span>
            ))}
          </p>
        )}
        {providers.map((provider) => (
          <Link
            key={provider.value}
            href={hrefOf(provider)}
            className="radio-link"
            aria-current={provider.chosen ? 'true' : undefined}
          >
            <span className="name">{provider.label}</span>
            <span className="what">
              {provider.status && <span className="status">{provider.status}</span>}
              {provider.note}
            </span>
            {provider.figures && (
              <span className="figures">
                {provider.figures.map(({ label, value }) => (
                  <span key={label}>
                    {value && <b>{label} </b>}
                    {value}
                  </span>
                ))}
              </span>
            )}
            {provider.modelId && <span className="literal">{provider.modelId}</span>}
            {provider.details && <span className="details">{provider.details}</span>}
          </Link>
        ))}
      </nav>
      {others.length > 0 && (
        <div className="others">
          <Disclosure
            summary={`Other providers (availability unknown): ${others.length}`}
            open={others.some(({ chosen }) => chosen)}
          >
            <RadioLinks
              label="Other providers"
              items={others.map((provider) => ({
                key: provider.value,
                label: (
                  <span className="name">
                    {provider.label}
                    {provider.status && ` (${provider.status})`}
                  </span>
                ),
                href: hrefOf(provider),
                chosen: provider.chosen,
              }))}
            />
          </Disclosure>
        </div>
      )}
    </>
  );
}
