/** @module Type of a client: prints an invocation in one language with one package. */
import type { Code } from '../../code/index.ts';
import type { Language } from '../../code/language.ts';
import type { Requirement } from '../../snippets/requirement.ts';
import type { Warning } from '../../snippets/snippet.ts';
import type { Invocation } from '../request/build.ts';

export interface Printed<L extends Language> {
  readonly code: Code<L>;
  /** A second block that continues the first. */
  readonly next?: {
    readonly title: string;
    readonly code: Code<L>;
    readonly install: readonly Requirement[];
  };
  readonly install: readonly Requirement[];
  readonly warnings?: readonly Warning[];
}

/** Account billed for a call through the hub's router. */
export const billedTo = ({ options, call }: Invocation): string | undefined =>
  call.direct || call.endpoint ? undefined : options.billTo;

/** Definition in a client's file; the path gives the name: `python/requests.ts` is the client `requests`. */
export interface ClientDefinition<L extends Language = Language> {
  readonly language: L;
  /** Sort order of the clients, lowest first. */
  readonly rank: number;
  /** Set for the hub's clients: they look up which provider serves a model, and under which name. */
  readonly looksUpProvider?: boolean;
  /** Prints the call, or returns undefined if this client cannot make it. */
  readonly print: (invocation: Invocation) => Printed<L> | undefined;
}

export interface Client extends ClientDefinition {
  readonly name: string;
}

export const defineClient = <L extends Language>(definition: ClientDefinition<L>): ClientDefinition<L> =>
  definition;
