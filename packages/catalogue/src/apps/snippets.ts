/** @module From a model record to every local app that can open it: a link, or the commands that start it. */
import type { App, CommandApp, LinkedApp } from './define.ts';
import { apps } from './index.generated.ts';
import { askedFor } from '../snippets/requested.ts';
import { CatalogueError, type Notice } from '../errors.ts';
import type { ModelRecord } from '../records/model.ts';
import { own } from '../snippets/own.ts';
import { type ReadModel, readModel } from '../records/read-model.ts';
import type { SnippetContext } from '../snippets/context.ts';
import {
  endpointSteps,
  ignoredField,
  isOtherHub,
  ObservedContext,
  passedOverWarnings,
  preparation,
  type SnippetOptions,
  withWarnings,
} from '../snippets/generate.ts';
import type { Snippet, Warning } from '../snippets/snippet.ts';

export interface AppSnippetOptions extends SnippetOptions {
  /** Only this app, whether or not it fits. */
  readonly app?: string;
}

export interface AppFit {
  readonly app: string;
  readonly label: string;
  /** One sentence for people. */
  readonly reason: string;
}

interface Opening {
  /** Opens the model in the app. */
  readonly deepLink?: string;
  readonly snippets: readonly Snippet[];
  readonly notice?: Notice;
}

export interface AppSnippets extends AppFit, Opening {}

const known: Readonly<Record<string, App>> = apps;

/** The apps that can open the model, in the order of their keys. */
export const fittingApps = (model: ModelRecord): readonly AppFit[] =>
  Object.entries(known).flatMap(([key, app]) => {
    const reason = app.fits(model);
    return reason === undefined ? [] : [{ app: key, label: app.label, reason }];
  });

export function appSnippets(record: unknown, options: AppSnippetOptions = {}): readonly AppSnippets[] {
  const read = readModel(record);
  const wanted = options.app;
  if (wanted === undefined)
    return fittingApps(read.model).flatMap((fit) => {
      const app = own(known, fit.app);
      return app ? [{ ...fit, ...openingOf(app, read, options) }] : [];
    });
  const app = askedFor(known, wanted, 'app');
  const reason = app.fits(read.model) ?? 'You asked for it.';
  return [{ app: wanted, label: app.label, reason, ...openingOf(app, read, options) }];
}

function openingOf(app: App, read: ReadModel, options: SnippetOptions): Opening {
  const context = new ObservedContext(options);
  // The same id may be another model on the public hub: better nothing than that one.
  if (app.hub === undefined && isOtherHub(context))
    return {
      snippets: [],
      notice: { code: 'other-hub', message: `${app.label} cannot open models of ${context.platform.name}.` },
    };
  try {
    return app.deepLink === undefined ? byCommands(app, read, context) : byLink(app, read, context);
  } catch (error) {
    if (!CatalogueError.is(error) || error.code !== 'unsafe-value') throw error;
    return { snippets: [], notice: { code: error.code, message: error.message } };
  }
}

const unpinned = (app: App) =>
  ({
    code: 'unpinned',
    message: `${app.label} cannot pin a revision: it takes the default branch.`,
  }) as const;

const delisted = (app: App) =>
  ({
    code: 'deprecated',
    message: `${app.label} is no longer offered by the public hub: this may lead nowhere.`,
  }) as const;

/** What a reader of any snippet, or of the link, should know. */
const generalWarnings = (app: App, context: ObservedContext): readonly Warning[] => [
  ...(app.status === undefined ? [] : [delisted(app)]),
  ...context.passedOver.map((wish) => (wish === 'revision' ? unpinned(app) : passedOverWarnings[wish])),
];

function byLink(app: LinkedApp, { model }: ReadModel, context: ObservedContext): Opening {
  const deepLink = app.deepLink(model, context);
  const [notice] = generalWarnings(app, context);
  return { deepLink, snippets: [], ...(notice && { notice }) };
}

function byCommands(app: CommandApp, { model, ignored }: ReadModel, context: ObservedContext): Opening {
  const made = app.snippets(model, context);
  const general = [...generalWarnings(app, context), ...accessWarnings(app, model, context)];
  const first = [...general, ...ignored.map(ignoredField)];
  const snippets = made.map((snippet, n) => withWarnings(snippet, n === 0 ? first : []));
  return { snippets: [...stepsBefore(app, model, context), ...snippets] };
}

function stepsBefore(app: CommandApp, model: ModelRecord, context: SnippetContext): readonly Snippet[] {
  if (app.hub === 'client') return preparation(model, context);
  return app.hub === 'variables' ? endpointSteps(context) : [];
}

/** For apps that do not know of the hub client's login. */
function accessWarnings(
  app: CommandApp,
  model: ModelRecord,
  { platform }: SnippetContext,
): readonly Warning[] {
  const gated = model.gated !== undefined && model.gated !== false;
  if (app.hub === 'client' || (!gated && model.private !== true)) return [];
  const how =
    app.hub === 'variables'
      ? `put a token of yours into ${platform.tokenVariable}`
      : `give ${app.label} access to your account`;
  return [
    gated
      ? {
          code: 'gated',
          message: `Access is granted by the authors: ask for it on its page, then ${how}.`,
        }
      : { code: 'private', message: `This repository is private: ${how} first.` },
  ];
}
