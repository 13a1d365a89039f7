/** @module Sends the request and reads its answer: text, JSON, a file, a link to one, or a job that creates one. */
import type { Path, PortableAnswer, PortableRequest } from '@loadout/catalogue';
import { blobFrom, chatAnswer, isDataUrl, valueAt } from './json-answer.ts';
import {
  connectionProblem,
  interruptedProblem,
  isPage,
  messageOf,
  pageProblem,
  refusalOf,
  RunError,
  unreadableProblem,
} from './problem.ts';
import { type Given, requestOf } from './request.ts';
import { type ChatAnswer, hasContent, readStream } from './stream.ts';

export type Output =
  | { readonly kind: 'chat'; readonly answer: ChatAnswer; readonly json?: unknown }
  | { readonly kind: 'json'; readonly json: unknown }
  | { readonly kind: 'file'; readonly blob: Blob; readonly name: string }
  /** A file on a host that this page does not contact. */
  | { readonly kind: 'link'; readonly href: string; readonly name: string };

interface Running extends Given {
  readonly signal: AbortSignal;
  /** Shows the part of an answer that has arrived. */
  readonly show: (output: Output) => void;
}

interface Exchange {
  readonly request: PortableRequest;
  readonly running: Running;
  /** Headers of every request to the router. */
  readonly headers: Headers;
}

/** Throws `RunError` for any failure, and the signal's reason if the run was stopped. */
export async function run(request: PortableRequest, running: Running): Promise<Output> {
  const sent = await requestOf(request, running);
  const { headers } = sent;
  const response = await answerTo(sent, running);
  return outputOf(response, { request, running, headers });
}

const hostOf = (url: string): string => new URL(url).host;

/** A response that succeeded and is data. */
async function answerTo(request: Request, { signal }: Running): Promise<Response> {
  const response = await reached(fetch(request, { signal }), request.url, signal);
  if (!response.ok) throw new RunError(await refusalOf(response));
  if (isPage(response)) throw new RunError(pageProblem(hostOf(request.url)));
  return response;
}

async function reached<T>(attempt: Promise<T>, url: string, signal: AbortSignal): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    if (signal.aborted || error instanceof RunError) throw error;
    throw new RunError(connectionProblem(hostOf(url), navigator.onLine));
  }
}

/** The body of a response; the connection may fail while it arrives. */
async function whole<T>(body: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await body;
  } catch (error) {
    if (signal.aborted || error instanceof RunError) throw error;
    throw new RunError(interruptedProblem);
  }
}

async function outputOf(response: Response, exchange: Exchange): Promise<Output> {
  const { answer } = exchange.request;
  const { signal } = exchange.running;
  const isJson = /\bjson\b/i.test(response.headers.get('content-type') ?? '');
  switch (answer.kind) {
    case 'stream':
      return isJson ? jsonOutput(await jsonOf(response, signal)) : streamed(response, exchange.running);
    case 'json':
      return jsonOutput(await jsonOf(response, signal));
    case 'bytes':
      return isJson ? jsonOutput(await jsonOf(response, signal)) : fileOutput(response, answer.file, signal);
    case 'base64': {
      const json = await jsonOf(response, signal);
      const encoded = valueAt(json, answer.path);
      const blob = typeof encoded === 'string' ? blobFrom(encoded, '') : undefined;
      return blob ? { kind: 'file', blob, name: answer.file } : jsonOutput(json);
    }
    case 'link':
      return linked(await jsonOf(response, signal), answer.path, answer.file, exchange);
    case 'job':
      return finished(await jsonOf(response, signal), answer, exchange);
  }
}

async function streamed(response: Response, { show, signal }: Running): Promise<Output> {
  if (!response.body) throw new RunError(interruptedProblem);
  // The first events have no text yet.
  const onPart = (answer: ChatAnswer): void => {
    if (hasContent(answer)) show({ kind: 'chat', answer });
  };
  const { answer, complete } = await whole(readStream(response.body, onPart), signal);
  if (!complete) throw new RunError(interruptedProblem);
  return { kind: 'chat', answer };
}

async function jsonOf(response: Response, signal: AbortSignal): Promise<unknown> {
  const text = await whole(response.text(), signal);
  try {
    return JSON.parse(text);
  } catch {
    throw new RunError(unreadableProblem('valid JSON'));
  }
}

function jsonOutput(json: unknown): Output {
  const answer = chatAnswer(json);
  return answer ? { kind: 'chat', answer, json } : { kind: 'json', json };
}

async function fileOutput(response: Response, name: string, signal: AbortSignal): Promise<Output> {
  return { kind: 'file', blob: await whole(response.blob(), signal), name };
}

/** A file inside the answer or at the router is shown; for any other host the reader gets the link. */
async function linked(json: unknown, path: Path, name: string, exchange: Exchange): Promise<Output> {
  const value = valueAt(json, path);
  if (typeof value !== 'string') return jsonOutput(json);
  const blob = isDataUrl(value) ? blobFrom(value, '') : undefined;
  if (blob) return { kind: 'file', blob, name };
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol)) return jsonOutput(json);
  if (url.origin !== new URL(exchange.request.url).origin) return { kind: 'link', href: url.href, name };
  const { running } = exchange;
  const response = await answerTo(new Request(url, { credentials: 'omit' }), running);
  return fileOutput(response, name, running.signal);
}

type Job = Extract<PortableAnswer, { kind: 'job' }>;

function addressOf({ base, from, take, suffix }: Job['status'], ticket: unknown): string {
  const part = valueAt(ticket, from);
  if (typeof part !== 'string') throw new RunError(unreadableProblem('a job that can be followed'));
  return base + (take === 'id' ? part : (URL.parse(part)?.pathname ?? '')) + suffix;
}

/** Polls as the second block of the snippet does. */
async function finished(ticket: unknown, job: Job, exchange: Exchange): Promise<Output> {
  const { running, headers } = exchange;
  const authorization = headers.get('authorization') ?? '';
  const ask = async (address: string): Promise<unknown> => {
    const request = new Request(address, {
      headers: { authorization },
      credentials: 'omit',
      redirect: 'error',
    });
    return jsonOf(await answerTo(request, running), running.signal);
  };
  const status = addressOf(job.status, ticket);
  for (let polls = 0; polls < job.polls; polls += 1) {
    await pause(job.secondsBetween * 1000, running.signal);
    const answer = await ask(status);
    const state = valueAt(answer, job.state);
    if (state === job.done) {
      const result = job.result ? await ask(addressOf(job.result, ticket)) : answer;
      return linked(result, job.path, job.file, exchange);
    }
    if (typeof state === 'string' && job.failed.includes(state)) throw new RunError(failed(state, answer));
  }
  throw new RunError({
    title: 'The job is not done after 10 minutes.',
    advice: 'Run it again, or choose another provider.',
  });
}

function failed(state: string, answer: unknown) {
  const detail = messageOf(answer);
  return {
    title: `The job ended as ${state}.`,
    advice: 'Check the input, run it again, or choose another provider.',
    ...(detail !== undefined && { detail }),
  };
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
      },
      { once: true },
    );
  });
