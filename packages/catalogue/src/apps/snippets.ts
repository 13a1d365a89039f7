/** @module Generates a link or the start commands for every local app that can open a model. */
import { ps } from '../code/index.ts';
import type { App, AppContext, CommandApp, LinkedApp, Way } from './define.ts';
import { type AppKey, apps } from './index.generated.ts';
import { requestedKey, selectedByName } from '../snippets/requested.ts';
import { CatalogueError, type Notice } from '../errors.ts';
import { hasNoModel } from '../records/fields.ts';
import type { ModelRecord } from '../records/model.ts';
import { withBaseAccess } from '../libraries/recipes/setup/gated-base.ts';
import { keysOf } from '../snippets/own.ts';
import { type ReadModel, readModel } from '../records/model.ts';
import type { SnippetContext } from '../snippets/context.ts';
import { isOtherHub } from '../snippets/access.ts';
import { ObservedContext } from '../snippets/complete.ts';
import { ignoredField, passedOverWarnings } from '../snippets/notes.ts';
import { readOptions, type ReadOptions, type SnippetOptions } from '../snippets/options.ts';
import { endpointSteps, preparation } from '../snippets/preparation.ts';
import { withWarnings } from '../snippets/result.ts';
import type { Snippet, Warning } from '../snippets/snippet.ts';
import { defaultSystem, listSystems, type System } from '../snippets/system.ts';

export interface AppSnippetOptions extends SnippetOptions {
  /** Restricts the result to this app, even if it does not fit. */
  readonly app?: string;
  /** The reader's system; selects installers and shell. */
  readonly system?: System;
  /** Key of one of several ways to run an app, such as `docker`; apps without it ignore the option. */
  readonly way?: string;
}

export interface AppFit {
  readonly app: AppKey;
  readonly label: string;
  /** Human-readable sentence. */
  readonly reason: string;
}

interface Opening {
  /** Link that opens the model in the app. */
  readonly deepLink?: string;
  /** Ways to run the app on the reader's system, when there are several; `way` is the selected one. */
  readonly ways?: readonly Way[];
  readonly way?: string;
  readonly snippets: readonly Snippet[];
  readonly notice?: Notice;
}

export interface AppSnippets extends AppFit, Opening {}

const known: Readonly<Record<AppKey, App>> = apps;

/** No app opens a repository without model files, whatever its tags say. */
const reasonFor = (app: App, model: ModelRecord): string | undefined =>
  hasNoModel(model) ? undefined : app.fits(model);

/** Apps that can open the model, sorted by key. */
export const fittingApps = (model: ModelRecord): readonly AppFit[] =>
  keysOf(known).flatMap((app) => {
    const reason = reasonFor(known[app], model);
    return reason === undefined ? [] : [{ app, label: known[app].label, reason }];
  });

export function appSnippets(record: unknown, given: AppSnippetOptions = {}): readonly AppSnippets[] {
  const options = readOptions(given);
  const read = readModel(record);
  const wanted = options.app;
  if (wanted === undefined)
    return fittingApps(read.model).map((fit) => Object.assign(openingOf(known[fit.app], read, options), fit));
  const key = requestedKey(known, wanted, 'app');
  const app = known[key];
  const reason = reasonFor(app, read.model);
  return [
    {
      app: key,
      label: app.label,
      reason: reason ?? selectedByName,
      ...openingOf(app, read, options, reason !== undefined),
    },
  ];
}

function openingOf(app: App, read: ReadModel, options: ReadOptions<AppSnippetOptions>, fits = true): Opening {
  const context = new ObservedAppContext(app, options);
  // The same id may be a different model on the public hub, so return nothing.
  if (app.hub === undefined && isOtherHub(context))
    return {
      snippets: [],
      notice: { code: 'other-hub', message: `${app.label} cannot open models of ${context.platform.name}.` },
    };
  try {
    const warnings = fits ? [] : [unfit(app)];
    return app.deepLink === undefined
      ? byCommands(app, read, context, warnings)
      : byLink(app, read, context, warnings);
  } catch (error) {
    if (!CatalogueError.is(error) || error.code !== 'unsafe-value') throw error;
    return { snippets: [], notice: { code: error.code, message: error.message } };
  }
}

/** The requested way if the system supports it, else the first supported one. */
function chosenWay({ ways = [] }: CommandApp, system: System, wanted: string | undefined): Way | undefined {
  const possible = ways.filter((way) => way.systems.includes(system));
  return possible.find(({ key }) => key === wanted) ?? possible[0];
}

class ObservedAppContext extends ObservedContext implements AppContext {
  /** A system the app supports: the reader's if possible. */
  readonly system: System;
  readonly way: string | undefined;
  /** Whether the app runs on the reader's system. */
  readonly runsHere: boolean;

  constructor(app: App, options: ReadOptions<AppSnippetOptions>) {
    super(options);
    const wanted = options.system ?? defaultSystem;
    this.runsHere = app.systems?.includes(wanted) ?? true;
    this.system = this.runsHere ? wanted : (app.systems?.[0] ?? wanted);
    this.way = app.deepLink === undefined ? chosenWay(app, this.system, options.way)?.key : undefined;
  }
}

const unpinned = (app: App) =>
  ({
    code: 'unpinned',
    message: `${app.label} cannot pin a revision: it uses the default branch.`,
  }) as const;

const delisted = (app: App) =>
  ({
    code: 'deprecated',
    message: `${app.label} is no longer offered by the public hub: the link or command may not work.`,
  }) as const;

const unfit = (app: App) =>
  ({
    code: 'unfit',
    message: `The record names no format that ${app.label} reads: this may not run.`,
  }) as const;

const otherSystem = (app: App, some: readonly System[]) =>
  ({ code: 'other-system', message: `${app.label} runs on ${listSystems(some)} only.` }) as const;

/** Warnings for every snippet of the app and for its link. */
const generalWarnings = (app: App, context: ObservedAppContext): readonly Warning[] => [
  ...(app.status === undefined ? [] : [delisted(app)]),
  ...(context.runsHere ? [] : [otherSystem(app, app.systems ?? [])]),
  ...context.passedOver.map((wish) => (wish === 'revision' ? unpinned(app) : passedOverWarnings[wish])),
];

function byLink(
  app: LinkedApp,
  { model }: ReadModel,
  context: ObservedAppContext,
  warnings: readonly Warning[],
): Opening {
  const deepLink = app.deepLink(model, context);
  const [notice] = [...warnings, ...generalWarnings(app, context)];
  return { deepLink, snippets: [], ...(notice && { notice }) };
}

function byCommands(
  app: CommandApp,
  { model, ignored }: ReadModel,
  context: ObservedAppContext,
  warnings: readonly Warning[],
): Opening {
  const made = app.snippets(model, context);
  const general = [...warnings, ...generalWarnings(app, context), ...accessWarnings(app, model, context)];
  const first = [...general, ...ignored.map(ignoredField)];
  const base = app.baseOf?.(model);
  const snippets = made.flatMap((snippet, n) => {
    const whole = withWarnings(snippet, n === 0 ? first : []);
    return n === 0 && base !== undefined ? withBaseAccess(whole, base, model, context) : [whole];
  });
  const ways = app.ways?.filter((way) => way.systems.includes(context.system));
  return {
    snippets: [...stepsBefore(app, model, context), ...snippets],
    ...(ways && context.way !== undefined && { ways, way: context.way }),
  };
}

function stepsBefore(app: CommandApp, model: ModelRecord, context: AppContext): readonly Snippet[] {
  if (app.hub === 'client') return preparation(model, context);
  if (app.hub !== 'variables') return [];
  return context.system === 'windows' ? powershellEndpoint(context) : endpointSteps(context);
}

function powershellEndpoint(context: AppContext): readonly Snippet[] {
  if (!isOtherHub(context)) return [];
  const { name, endpointVariable, hubUrl } = context.platform;
  return [{ title: `Use ${name}`, code: ps`$env:${ps.identifier(endpointVariable)} = ${hubUrl}` }];
}

/** For apps that do not use the hub client's login. */
function accessWarnings(
  app: CommandApp,
  model: ModelRecord,
  { platform }: SnippetContext,
): readonly Warning[] {
  const gated = model.gated !== undefined && model.gated !== false;
  if (app.hub === 'client' || (!gated && model.private !== true)) return [];
  const how =
    app.hub === 'variables' || app.readsToken === true
      ? `put a token of yours into ${platform.tokenVariable}`
      : `give ${app.label} access to your account`;
  return [
    gated
      ? {
          code: 'gated',
          message: `Access is granted by the authors: ask for it on the hub, then ${how}.`,
        }
      : { code: 'private', message: `This repository is private: ${how} first.` },
  ];
}
