/** @module Fields of a task's requests and responses, each with an example. */
import type { Field, Variant } from './fields.ts';
import type { PayloadView } from './payloads.server.ts';
import { CodeBlock, Disclosure } from '@loadout/react';
import { keptPart } from '../../../ui/kept-part.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { Section } from '../../../ui/section.tsx';
import { type Column, Table } from '../../../ui/table.tsx';

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
              <SameVariantTable
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
        <MarkedText text={variant.description} /> <code className="literal text-faint">{variant.type}</code>
      </p>
      {variant.fields.length > 0 && (
        <div className="mt-2">
          <Table
            label={`${title}: fields`}
            columns={columns}
            rows={variant.fields}
            keyOf={({ path }) => path}
          />
        </div>
      )}
    </div>
  );
}

/** A table is a part of the catalogue. */
const SameVariantTable = import.meta.env.SSR
  ? keptPart(VariantTable, ({ variant }) => variant)
  : VariantTable;

const columns: readonly Column<Field>[] = [
  {
    key: 'path',
    label: 'Field',
    cell: ({ path, required }) => (
      <span className="literal wrap-anywhere">
        {path}
        {!required && <span className="text-faint">?</span>}
      </span>
    ),
  },
  { key: 'type', label: 'Type', cell: ({ type }) => <span className="literal text-soft">{type}</span> },
  { key: 'meaning', label: 'Meaning', cell: ({ description }) => <MarkedText text={description} /> },
];
