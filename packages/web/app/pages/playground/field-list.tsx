/** @module The fields that change the snippets, each with a button that adds it to the record. */
import { Button, Disclosure, Link } from '@loadout/react';
import { formId } from './choice-link.tsx';
import { fieldHelp } from './fields.ts';
import { recordOf } from './record.ts';
import type { PlaygroundState } from './state.ts';

interface FieldListProps {
  readonly state: PlaygroundState;
  readonly onAdd: (name: string) => void;
}

export function FieldList({ state: { kind, text }, onAdd }: FieldListProps) {
  const record = recordOf(text);
  const isMissing = (name: string): boolean => record !== undefined && !Object.hasOwn(record, name);
  return (
    <Disclosure summary="Fields" id="fields">
      <dl className="sheet mt-1">
        {fieldHelp[kind].map((field) => (
          <div key={field.name}>
            <dt className="literal">{field.name}</dt>
            <dd className="flex items-center justify-between gap-3">
              <span>
                {field.use}
                <span className="block text-xs text-faint">{field.type}</span>
              </span>
              {isMissing(field.name) && (
                <Button
                  type="submit"
                  form={formId}
                  name="add"
                  value={field.name}
                  size="small"
                  onClick={(event) => {
                    event.preventDefault();
                    onAdd(field.name);
                  }}
                >
                  Add<span className="sr-only"> {field.name}</span>
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-xs text-faint">
        Other fields are kept and not read. The <Link href="/docs">HTTP API</Link> takes the same record.
      </p>
    </Disclosure>
  );
}
