/** @module One operation: its parameters, a form that sends it, and the response of this server. */
import { Chip } from '@loadout/react';
import type { ReferenceParameter } from '@loadout/server';
import { MarkedText } from '../../ui/marked-text.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Answer } from './answer.tsx';
import type { OperationView } from './page.server.ts';
import { RequestForm } from './request-form.tsx';
import { useRequest } from './use-request.ts';

export function Operation({ operation }: { readonly operation: OperationView }) {
  const { id, method, path, ownerlessPath, summary, description, parameters, responses, example, code } =
    operation;
  const { sent, send } = useRequest();
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="mt-10 scroll-mt-20">
      <h3 id={`${id}-title`} className="flex flex-wrap items-baseline gap-3">
        <Chip>{method}</Chip>
        <a href={`#${id}`} className="literal wrap-anywhere no-underline">
          {path}
        </a>
      </h3>
      <p className="mt-2">
        <MarkedText text={summary} />
      </p>
      {description !== undefined && (
        <p className="mt-1 text-sm text-soft">
          <MarkedText text={description} />
        </p>
      )}
      {ownerlessPath !== undefined && (
        <p className="mt-1 text-sm text-soft">
          For ids without an owner: <span className="literal wrap-anywhere">{ownerlessPath}</span>
        </p>
      )}
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
      <ul className="mt-3 text-sm text-soft">
        {responses.map(({ status, description: words }) => (
          <li key={status}>
            {status}: <MarkedText text={words} />
          </li>
        ))}
      </ul>
      <RequestForm operation={operation} onSend={send} />
      <Answer
        id={`${id}-answer`}
        answer={sent ?? { state: 'done', ...example }}
        example={sent === undefined ? code : undefined}
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
  { key: 'description', label: 'Description', cell: ({ description }) => <MarkedText text={description} /> },
];
