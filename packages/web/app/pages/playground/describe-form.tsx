/** @module The record as a form: its fields change with the text, and the text with them. */
import { Button, Disclosure } from '@loadout/react';
import { DescribeFields } from '../../features/describe/describe-fields.tsx';
import { path } from './choice-link.tsx';
import { described, descriptionOf, printRecord, recordOf } from './record.ts';

interface DescribeFormProps {
  readonly open: boolean;
  readonly text: string;
  readonly tasks: readonly string[];
  readonly libraries: readonly string[];
  readonly onChange: (text: string) => void;
}

/** Without JavaScript it is a form of its own, so that empty fields do not overwrite the record. */
export function DescribeForm({ open, text, tasks, libraries, onChange }: DescribeFormProps) {
  const record = recordOf(text) ?? {};
  return (
    <Disclosure summary="Describe it" open={open}>
      <form
        action={path}
        method="post"
        className="mt-2"
        onSubmit={(event) => event.preventDefault()}
        aria-label="Describe it"
      >
        <DescribeFields
          values={descriptionOf(record)}
          tasks={tasks}
          libraries={libraries}
          onChange={(values) => onChange(printRecord(described(record, values)))}
        />
        <noscript>
          <p className="mt-3">
            <Button type="submit">Generate</Button>
          </p>
        </noscript>
      </form>
    </Disclosure>
  );
}
