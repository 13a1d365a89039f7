/** @module The providers of a model: those known to serve it in a table, the others folded. */
import { Link } from './navigation.tsx';
import { withParameters } from './parameters.ts';
import { moveFocus } from './ui/arrow-keys.ts';
import { Disclosure } from './ui/disclosure.tsx';
import { RadioLinks } from './ui/radio-links.tsx';
import { type ProviderChoice, providerColumns } from './views.ts';

const isPrice = (column: (typeof providerColumns)[number]): boolean =>
  column === 'Input' || column === 'Output';

interface ProviderTableProps {
  readonly providers: readonly ProviderChoice[];
  readonly others: readonly ProviderChoice[];
  readonly url: URL;
}

export function ProviderTable({ providers, others, url }: ProviderTableProps) {
  const hrefOf = ({ value }: ProviderChoice): string => withParameters(url, { provider: value });
  const columns = providerColumns.filter((name) => providers.some(({ figures }) => figures?.[name]));
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links inside */}
      <nav aria-label="Provider" className="providers" data-columns={columns.length} onKeyDown={moveFocus}>
        {columns.length > 0 && (
          <p className="heads">
            <span>{columns.some(isPrice) && 'Price for a million tokens'}</span>
            {columns.map((name) => (
              <span key={name} aria-hidden="true">
                {name}
              </span>
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
              {provider.status !== undefined && <span className="status">{provider.status}</span>}
              {provider.note}
            </span>
            {columns.length > 0 && (
              <span className="figures">
                {columns.map((name) => (
                  <span key={name}>
                    {provider.figures?.[name] !== undefined && (
                      <>
                        <span className="label">{name} </span>
                        {provider.figures[name]}
                      </>
                    )}
                  </span>
                ))}
              </span>
            )}
            {provider.modelId !== undefined && <span className="literal">{provider.modelId}</span>}
            {provider.details !== undefined && <span className="details">{provider.details}</span>}
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
                    {provider.status !== undefined && ` (${provider.status})`}
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
