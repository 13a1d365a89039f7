/** @module A test request to a server on the reader's machine. */
import { type Data, sh } from '../../../code/index.ts';
import { widgetOf } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { sampleImage } from '../../../snippets/samples/image.ts';
import { localized } from '../../../tasks/languages.ts';
import textGeneration from '../../../tasks/entries/text-generation/samples.ts';
import type { Snippet } from '../../../snippets/snippet.ts';

/** JSON for an address; the response is printed. */
export interface LocalRequest {
  readonly address: string;
  readonly body: Data;
}

/** A server with the OpenAI-compatible API. */
export interface WritingServer {
  readonly port: number;
  /** The model's name on the server; a server with one model may do without. */
  readonly served: string | undefined;
  /** Whether it is asked in turns. */
  readonly chat: boolean;
  /** A text for a model without turns, if it is not to be continued. */
  readonly prompt?: string | undefined;
}

/** In the model's language. */
const question = (model: ModelRecord): string => localized(textGeneration.input.text, model);

/** A text for a model that continues it; one of another language than English is asked the question. */
export const opening = (model: ModelRecord): string =>
  localized({ ...textGeneration.input.text, en: 'The lighthouse had been dark for ten years when' }, model);

export const callTitle = 'Call the server from another terminal';

const textTurn = (model: ModelRecord): Data => ({
  role: 'user',
  content: widgetOf(model)?.text ?? question(model),
});

const userTurn = (model: ModelRecord, context: SnippetContext): Data =>
  model.pipeline_tag === 'image-text-to-text'
    ? {
        role: 'user',
        content: [
          { type: 'text', text: widgetOf(model)?.text ?? 'Describe this image in one sentence.' },
          { type: 'image_url', image_url: { url: sampleImage(model, context.platform) } },
        ],
      }
    : textTurn(model);

const chatAddress = (port: number): string => `http://localhost:${port}/v1/chat/completions`;

/** A question for a server that reads no pictures. */
export const questionRequest = (model: ModelRecord, port: number, served: string): LocalRequest => ({
  address: chatAddress(port),
  body: { model: served, messages: [textTurn(model)] },
});

export function writingRequest(
  model: ModelRecord,
  context: SnippetContext,
  { port, served, chat, prompt = opening(model) }: WritingServer,
): LocalRequest {
  const named = served === undefined ? {} : { model: served };
  return chat
    ? { address: chatAddress(port), body: { ...named, messages: [userTurn(model, context)] } }
    : {
        address: `http://localhost:${port}/v1/completions`,
        body: { ...named, prompt: widgetOf(model)?.text ?? prompt, max_tokens: 256, temperature: 0.5 },
      };
}

/** For bash and zsh. */
export const curlSnippet = ({ address, body }: LocalRequest): Snippet => ({
  title: callTitle,
  code: sh`
    curl ${address} \
      -H 'Content-Type: application/json' \
      -d ${sh.json(body)}
  `,
});
