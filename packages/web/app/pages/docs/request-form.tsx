/** @module The form of an operation. Without a script the example of a GET is a link. */
import { Button, Disclosure } from '@loadout/react';
import type { DocumentedOperation } from '@loadout/server';
import type { SubmitEvent } from 'react';
import type { SentRequest } from './use-request.ts';

interface RequestFormProps {
  readonly operation: DocumentedOperation;
  readonly onSend: (request: SentRequest) => Promise<void>;
}

export function RequestForm({ operation, onSend }: RequestFormProps) {
  const { id, method, parameters, body, needsToken, example } = operation;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onSend(requestOf(operation, new FormData(event.currentTarget)));
  };
  return (
    <div className="no-print mt-1">
      <Disclosure summary="Send a request">
        {method === 'GET' && (
          <noscript>
            <p className="mt-2 text-sm">
              <a href={example.address}>Open {example.address}</a>
            </p>
          </noscript>
        )}
        <form onSubmit={onSubmit} className="mt-3 flex flex-wrap items-end gap-3" data-needs-script="">
          {parameters.map(({ name, place, required, example: value }) => (
            <label key={`${place} ${name}`} className="text-sm">
              <span className="label literal block">{name}</span>
              <input
                name={`${place} ${name}`}
                required={required}
                defaultValue={required ? value : undefined}
                placeholder={value}
                className="field literal mt-1 w-44"
                autoComplete="off"
                spellCheck={false}
              />
            </label>
          ))}
          {needsToken && (
            <label className="text-sm">
              <span className="label block">Admin token</span>
              <input name="token" type="password" className="field mt-1 w-44" autoComplete="off" />
            </label>
          )}
          {method !== 'GET' && method !== 'DELETE' && (
            <label className="w-full text-sm">
              <span className="label block">Body</span>
              <textarea
                name="body"
                defaultValue={body ?? '{}'}
                rows={Math.min(12, (body ?? '').split('\n').length + 1)}
                className="field literal mt-1 h-auto w-full"
                spellCheck={false}
              />
            </label>
          )}
          <Button type="submit" aria-controls={`${id}-answer`}>
            Send
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function requestOf({ method, path, parameters }: DocumentedOperation, form: FormData): SentRequest {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, place } of parameters) {
    const value = textIn(form, `${place} ${name}`);
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else if (value !== '') query.set(name, value);
  }
  return {
    address: query.size === 0 ? filled : `${filled}?${query.toString()}`,
    method,
    body: form.has('body') ? textIn(form, 'body') : undefined,
    token: textIn(form, 'token'),
  };
}
