/** @module One operation: its parameters, a form that sends it, and the response of this server. */
import { Chip } from '@loadout/react';
import type { DocumentedOperation, ReferenceParameter } from '@loadout/server';
import { type Column, Table } from '../../ui/table.tsx';
import { Answer } from './answer.tsx';
import { RequestForm } from './request-form.tsx';
import { useRequest } from './use-request.ts';

export function Operation({ operation }: { readonly operation: DocumentedOperation }) {
  const { id, method, path, summary, description, parameters, responses, example } = operation;
  const { sent, send } = useRequest();
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-20">
      <h3 id={`${id}-title`} className="flex flex-wrap items-baseline gap-3">
        <Chip>{method}</Chip>
        <a href={`#${id}`} className="literal wrap-anywhere no-underline">
          {path}
        </a>
      </h3>
      <p className="mt-2">{summary}</p>
      {description !== undefined && <p className="mt-1 text-sm text-soft">{description}</p>}
      {parameters.length > 0 && (
        <div className="mt-4">
          <Table
            label={`Parameters of ${method} ${path}`}
            columns={columns}
            rows={parameters}
            keyOf={({ name, place }) => `${place} ${name}`}
          />
        </div>
      )}
      <p className="mt-3 text-sm text-soft">
        {responses.map(({ status, description: words }) =>
          status.startsWith('2') ? `${status}: ${words} ` : '',
        )}
        Errors:{' '}
        {responses
          .filter(({ status }) => Number(status) >= 400)
          .map(({ status }) => status)
          .join(', ')}
        .
      </p>
      <RequestForm operation={operation} onSend={send} />
      <Answer
        id={`${id}-answer`}
        answer={sent ?? { state: 'done', ...example }}
        isExample={sent === undefined}
      />
    </article>
  );
}

const columns: readonly Column<ReferenceParameter>[] = [
  {
    key: 'name',
    label: 'Parameter',
    cell: ({ name, required }) => (
      <>
        <span className="literal">{name}</span>
        {required && <span className="text-faint"> required</span>}
      </>
    ),
  },
  { key: 'place', label: 'In', cell: ({ place }) => place },
  { key: 'type', label: 'Type', cell: ({ type }) => type },
  { key: 'description', label: 'Description', cell: ({ description }) => description },
];
