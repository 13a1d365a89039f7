/** @module Sends the request of the code with the reader's token, and shows the answer below. */
import type { PortableRequest } from '@loadout/catalogue';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from '../navigation.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Answer } from './answer.tsx';
import { fileOf } from './request.ts';
import { RunStatus } from './run-status.tsx';
import { rememberToken, rememberedToken, tokenProblem } from './token.ts';
import { useRun } from './use-run.ts';

export interface RunPanelProps {
  readonly request: PortableRequest;
  /** URL of the same page with the request as a curl command. */
  readonly curlHref: string;
}

interface Fault {
  readonly field: 'token' | 'file';
  readonly message: string;
}

export function RunPanel({ request, curlHref }: RunPanelProps) {
  const id = useId();
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<Fault>();
  const tokenField = useRef<HTMLInputElement>(null);
  const fileField = useRef<HTMLInputElement>(null);
  const { state, start, stop } = useRun(request);
  const running = state?.phase === 'running';
  const wanted = fileOf(request);
  const { host } = new URL(request.url);

  useEffect(() => {
    if (tokenField.current) tokenField.current.value = rememberedToken();
  }, []);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (running) return stop();
    const token = rememberedToken();
    const found = faultOf(token, wanted !== undefined && !file);
    setFault(found);
    if (found) (found.field === 'token' ? tokenField : fileField).current?.focus();
    else start({ token: token.trim(), file });
    return undefined;
  };
  const faulty = (field: Fault['field']) =>
    fault?.field === field ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {};

  return (
    <section className="run no-print" aria-label="Run">
      <form onSubmit={onSubmit} noValidate>
        <p className="target">
          <span className="literal">
            {request.method} {request.url}
          </span>
          <Link href={curlHref}>Show as curl</Link>
        </p>
        {/* Without a name no form can put it in an address; without a value attribute no saved page has it. */}
        <label className="text-sm">
          <span className="label block">Access token</span>
          <input
            ref={tokenField}
            type="password"
            className="field mt-1"
            autoComplete="off"
            spellCheck={false}
            onInput={({ currentTarget }) => {
              rememberToken(currentTarget.value);
              setFault(undefined);
            }}
            {...faulty('token')}
          />
        </label>
        {wanted && (
          <label className="text-sm">
            <span className="label block">File</span>
            <input
              ref={fileField}
              type="file"
              className="field mt-1"
              accept={`${wanted.mediaType.split('/')[0] ?? ''}/*`}
              onChange={({ target }) => {
                setFile(target.files?.[0]);
                setFault(undefined);
              }}
              {...faulty('file')}
            />
          </label>
        )}
        {/* One button, so that the focus stays on it. */}
        <Button type="submit" icon={running ? 'cross' : 'play'}>
          {running ? 'Stop' : 'Run request'}
        </Button>
        <p className="hint">
          Your browser sends the request to {host}. The token stays in the memory of this tab. Change the
          input under Options.
          {request.sampleUrl !== undefined && (
            <>
              {' '}
              <a href={request.sampleUrl} rel="noopener noreferrer" target="_blank">
                Download a sample file
              </a>
            </>
          )}
        </p>
      </form>
      <div id={`${id}-fault`}>{fault && <Notice kind="danger">{fault.message}</Notice>}</div>
      <RunStatus state={state} />
      {state?.problem && (
        <Notice kind="danger" title={state.problem.title}>
          {state.problem.advice}
          {state.problem.detail !== undefined && <q className="said">{state.problem.detail}</q>}
        </Notice>
      )}
      {state?.output && <Answer output={state.output} busy={running} />}
    </section>
  );
}

function faultOf(token: string, fileMissing: boolean): Fault | undefined {
  const message = tokenProblem(token);
  if (message !== undefined) return { field: 'token', message };
  return fileMissing ? { field: 'file', message: 'Choose a file to send.' } : undefined;
}
