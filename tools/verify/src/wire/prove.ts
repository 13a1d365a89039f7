/** @module Tests one snippet of one case: runs it and returns the problems. */
import {
  inferenceRequest,
  type InferenceRequest,
  type InferenceSnippet,
  inferenceSnippets,
} from '@loadout/catalogue';
import { caseName, sentOptions, type WireCase } from './case.ts';
import { sentBy } from './detours.ts';
import { sendingComplaints } from './expected.ts';
import { type Ended, type Program, runSnippet } from './process.ts';
import { marker, wordOf } from './answers.ts';
import { calledFunction, streamedText } from './chat-answers.ts';
import { resultBytes } from './result-files.ts';
import { errorMessage, type Service } from './service.ts';

const stackTrace = /Traceback \(most recent|^\s+at .+:\d+:\d+\)?$|^Uncaught|node:internal/m;

const tail = (text: string): string => (text.length > 900 ? `…${text.slice(-900)}` : text);

const told = ({ code, stdout, stderr }: Ended): string =>
  `exit ${code}\n  stdout: ${tail(stdout)}\n  stderr: ${tail(stderr)}`;

function faultComplaints(wireCase: WireCase, ended: Ended): string[] {
  const output = ended.stdout + ended.stderr;
  const words = wireCase.fault === 'broken-stream' ? '' : errorMessage;
  return [
    ...(ended.code === 0 ? ['ended well although the service failed'] : []),
    ...(output.includes(words) && output.trim() !== '' ? [] : ["does not show the service's message"]),
    ...(stackTrace.test(output) ? ['shows a stack trace'] : []),
  ].map((complaint) => `${complaint}: ${told(ended)}`);
}

function outcomeComplaints(
  wireCase: WireCase,
  request: InferenceRequest,
  client: string,
  ended: Ended,
): string[] {
  if (ended.code !== 0) return [`failed: ${told(ended)}`];
  if (wireCase.options.tools && !ended.stdout.includes(calledFunction))
    return [`does not show the call of a function: ${told(ended)}`];
  const { answer } = request;
  if (answer.kind === 'stream') {
    const shown = client === 'curl' ? '[DONE]' : streamedText;
    return ended.stdout.includes(shown) ? [] : [`does not print the stream: ${told(ended)}`];
  }
  if (answer.kind === 'json') {
    const word = request.url.endsWith('chat/completions') ? marker : wordOf(wireCase.task);
    return ended.stdout.includes(word) ? [] : [`does not print the answer: ${told(ended)}`];
  }
  // The hub's clients return these as lists, of which the labels are printed.
  if (client.startsWith('huggingface') && /^(?:audio-to-audio|image-segmentation)$/.test(wireCase.task))
    return ended.stdout.trim() === '' ? [`prints nothing: ${told(ended)}`] : [];
  const saved = ended.files.get(answer.file);
  if (!saved) return [`does not save ${answer.file}: ${told(ended)}`];
  // The Python client decodes images and encodes them again.
  const rewritten = client === 'huggingface_hub' && answer.file.endsWith('.png');
  const whole = rewritten
    ? saved.subarray(1, 4).toString() === 'PNG'
    : saved.equals(resultBytes(answer.file));
  return whole ? [] : [`saves ${saved.length} other bytes as ${answer.file}: ${told(ended)}`];
}

export interface Proof {
  readonly name: string;
  readonly complaints: readonly string[];
}

/** All blocks of a client as one script: readers paste them in sequence. */
export interface Script extends Pick<InferenceSnippet, 'language' | 'client'> {
  readonly text: string;
}

export function scriptsOf({ record, options }: WireCase): readonly Script[] {
  const scripts = new Map<string, Script>();
  for (const { language, client, code } of inferenceSnippets(record, options)) {
    const before = scripts.get(`${language}/${client}`);
    const text = before ? `${before.text}\n${code.text}` : code.text;
    scripts.set(`${language}/${client}`, { language, client, text });
  }
  return [...scripts.values()];
}

export const proofName = (wireCase: WireCase, { language, client }: Omit<Script, 'text'>): string =>
  `${caseName(wireCase)} · ${language}/${client}`;

const simulatedComplaints = (
  wireCase: WireCase,
  request: InferenceRequest,
  client: string,
  ended: Ended,
): string[] =>
  wireCase.fault === undefined
    ? outcomeComplaints(wireCase, request, client, ended)
    : faultComplaints(wireCase, ended);

/** What a real server with random weights says is not known: something must be printed, and a stream must end. */
function answeredComplaints({ answer }: InferenceRequest, client: string, ended: Ended): string[] {
  if (ended.code !== 0) return [`failed: ${told(ended)}`];
  const whole = answer.kind !== 'stream' || client !== 'curl' || ended.stdout.includes('[DONE]');
  return whole && ended.stdout.trim() !== '' ? [] : [`does not print the answer: ${told(ended)}`];
}

export interface Place {
  readonly service: Service;
  readonly certificate: string;
  /** URL of a real server that responds instead of the simulated one. */
  readonly server?: string | undefined;
}

export async function prove(
  wireCase: WireCase,
  script: Script,
  program: Program,
  { service, certificate, server }: Place,
): Promise<Proof> {
  const { client, text } = script;
  const provider = wireCase.reaches ?? wireCase.provider;
  const stated = inferenceRequest(wireCase.record, sentOptions(wireCase, client));
  const request = sentBy(client, provider, wireCase.task, stated);
  await service.serve(wireCase, request, client, server);
  const ended = await runSnippet(text, program, {
    port: service.port,
    certificate,
    tokenVariable: request.credential.variable,
  });
  const complaints = [
    ...(await sendingComplaints(request, service.recorded)),
    ...(server === undefined
      ? simulatedComplaints(wireCase, request, client, ended)
      : answeredComplaints(request, client, ended)),
  ];
  return { name: proofName(wireCase, script), complaints };
}
