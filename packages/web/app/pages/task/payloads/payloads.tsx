/** @module Fields of a task's requests and responses, each with an example. */
import type { Variant } from './fields.ts';
import type { PayloadView } from './payloads.server.ts';
import { CodeBlock, Disclosure, ScrollRegion } from '@loadout/react';
import { Section } from '../../../ui/section.tsx';

/** Longer tables are collapsed. */
const FEW_FIELDS = 12;
const fieldsOf = ({ variants }: PayloadView): number =>
  variants.reduce((sum, { fields }) => sum + fields.length, 0);

export function Payloads({ payloads }: { payloads: readonly PayloadView[] }) {
  if (payloads.length === 0) return null;
  return (
    <Section id="payloads" title="API schema" lead="JSON of requests and responses of inference providers.">
      {payloads.map((payload) => (
        <div key={payload.title} className="mt-4 border-t border-line pt-3">
          <Disclosure
            open={fieldsOf(payload) <= FEW_FIELDS}
            summary={<span className="text-base font-semibold text-ink">{payload.title}</span>}
          >
            {payload.variants.map((variant) => (
              <VariantTable
                key={variant.description + variant.type}
                variant={variant}
                title={payload.title}
              />
            ))}
            {payload.example && (
              <div className="mt-4 overflow-hidden rounded border border-line">
                <CodeBlock code={payload.example} label={`${payload.title}: an example`} />
              </div>
            )}
          </Disclosure>
        </div>
      ))}
    </Section>
  );
}

function VariantTable({ variant, title }: { variant: Variant; title: string }) {
  return (
    <div className="mt-3">
      <p className="text-sm text-soft">
        {variant.description} <code className="literal text-faint">{variant.type}</code>
      </p>
      {variant.fields.length > 0 && (
        <ScrollRegion label={`${title}: fields`} className="scroll-x mt-2">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Type</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {variant.fields.map((field) => (
                <tr key={field.path}>
                  <th scope="row" className="literal">
                    {field.path}
                    {!field.required && <span className="text-faint">?</span>}
                  </th>
                  <td className="literal text-soft">{field.type}</td>
                  <td className="min-w-56">{field.description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </div>
  );
}
