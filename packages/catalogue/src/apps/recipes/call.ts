/** @module A test request to an app's server, in the shell of the reader's system. */
import { ps } from '../../code/index.ts';
import { isPageReader } from '../../inference/request/page.ts';
import {
  callTitle,
  curlSnippet,
  type LocalRequest,
  writingRequest,
  type WritingServer,
} from '../../libraries/recipes/local/request.ts';
import { isTranslateGemma, languagePrompt } from '../../libraries/recipes/local/translate-gemma.ts';
import { isMistralChat } from '../../libraries/recipes/serving/mistral.ts';
import { hasDecoder, recordedType } from '../../libraries/recipes/transformers/types/model-type.ts';
import { isChatId } from '../../records/traits/chat-id.ts';
import { isConversational } from '../../records/traits/chat-model.ts';
import { chatTemplateOf } from '../../records/fields.ts';
import type { ModelRecord } from '../../records/model.ts';
import { isServedChat } from '../../records/traits/served-type.ts';
import { useOfPictures } from '../../records/traits/shown-pictures.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import type { AppContext } from '../define.ts';
import { withPage } from './page.ts';

interface Server {
  readonly port: number;
  readonly served: string;
}

/**
 * On Windows `curl` may be an alias in PowerShell, which also passes quotes on differently. Without a charset, most of its
 * releases send a text as ISO 8859-1.
 */
const requestSnippet = (request: LocalRequest, { system }: Pick<AppContext, 'system'>): Snippet =>
  system === 'windows'
    ? {
        title: callTitle,
        code: ps`
          $body = ${ps.json(request.body)}
          Invoke-RestMethod -Uri ${request.address} -Method Post -ContentType 'application/json; charset=utf-8' -Body $body | ConvertTo-Json -Depth 10
        `,
      }
    : curlSnippet(request);

/** Types from before chat templates; the hub tagged those made for dialogues in the same way. */
const earlyTypes: ReadonlySet<string | undefined> = new Set(['gpt2', 'gpt_neo', 'gptj']);

/** Without tags, a model that is given pictures and texts is asked about them; servers know how to ask page readers. */
const isAskedAboutPictures = (model: ModelRecord): boolean =>
  (isPageReader(model) || (model.pipeline_tag === 'image-text-to-text' && !model.tags?.length)) &&
  useOfPictures(model) === 'ask';

/** The hub tags chat models that have a task; the name tells the others. */
const isAsked = (model: ModelRecord): boolean =>
  isConversational(model) ||
  isAskedAboutPictures(model) ||
  isServedChat(model) ||
  (model.pipeline_tag === undefined && (isChatId(model.id) || isMistralChat(model)));

/** Servers refuse a chat with a model that has no template. */
const hasChatTemplate = (model: ModelRecord): boolean =>
  isAsked(model) && (chatTemplateOf(model) !== undefined || !earlyTypes.has(recordedType(model)));

/** Models that read a text before they write another were trained on tasks with a name. */
const task = 'translate English to German: The ferry leaves at noon.';

/** A request for text: in turns or not as given, otherwise as the record says. */
export const callSnippet = (
  model: ModelRecord,
  context: AppContext,
  { chat = hasChatTemplate(model), ...server }: Omit<WritingServer, 'chat'> & Partial<WritingServer>,
): Snippet =>
  requestSnippet(
    writingRequest(chat ? withPage(model, context) : model, context, {
      ...server,
      ...(isTranslateGemma(model)
        ? { chat: false, prompt: languagePrompt() }
        : { chat, prompt: hasDecoder(model) ? task : undefined }),
    }),
    context,
  );

/** A request for the embedding of a sentence. */
export const embeddingCall = (context: AppContext, { port, served }: Server): Snippet =>
  requestSnippet(
    {
      address: `http://localhost:${port}/v1/embeddings`,
      body: { model: served, input: 'The ferry leaves at noon.' },
    },
    context,
  );

/** A request for the scores of two passages. */
export const rankCall = (context: AppContext, { port, served }: Server): Snippet =>
  requestSnippet(
    {
      address: `http://localhost:${port}/v1/rerank`,
      body: {
        model: served,
        query: 'When does the ferry leave?',
        documents: ['The ferry leaves at noon.', 'She repairs violins.'],
      },
    },
    context,
  );
