/** @module What a provider is: where it listens, and for each task the request it wants. Its id is its file's name. */
import type { Data } from '../../code/index.ts';
import type { ServedTask } from '../request/served-task.ts';
import type { SampleFile } from '../../tasks/sample-files.ts';
import type { Inputs } from '../request/inputs.ts';
import type { Answer, Body, Credential } from '../request/request.ts';

/** What an endpoint is told of a call. */
export interface Call {
  readonly task: ServedTask;
  readonly inputs: Inputs;
  /** The model by the provider's own name. */
  readonly model: string;
  /** The model's id on the hub. */
  readonly hubModel: string;
  /** Base URL of the hub, for weights a provider fetches itself. */
  readonly hubUrl: string;
  /** Base URL: the router's for this provider, the provider's own, or the reader's endpoint. */
  readonly base: string;
  readonly direct: boolean;
  /** Whether `base` is the reader's own deployment: the address of one model, without routes below it. */
  readonly endpoint: boolean;
  readonly stream: boolean;
  /** Further fields of a chat body, in the order they are sent. */
  readonly chat: Readonly<Record<string, Data | undefined>>;
  /** Whether the provider runs the model as a LoRA adapter. */
  readonly lora: boolean;
  /** Path of LoRA weights in the hub repository, when the provider runs the model as an adapter. */
  readonly adapterWeights: string | undefined;
}

export interface EndpointRequest {
  readonly url: string;
  readonly body: Body;
  readonly answer: Answer;
}

export type Endpoint = (call: Call) => EndpointRequest;

export interface Provider {
  readonly displayName: string;
  /** Its organisation on the hub. */
  readonly hubOrganisation: string;
  /** Where it listens when called directly; the router's own provider has none. */
  readonly baseUrl?: string;
  readonly scheme?: Credential['scheme'];
  readonly headers?: Readonly<Record<string, string>>;
  /** Set where no router stands before it: it is always called directly. */
  readonly directOnly?: boolean;
  /** Tasks it only serves at a deployment of the reader's own. */
  readonly onlyAtEndpoint?: readonly ServedTask[];
  /** File of the hub's samples to send where the task's own has a format it does not read. */
  readonly recording?: SampleFile;
  /** Parameters of our examples that it does not take. */
  readonly ignores?: readonly string[];
  /** Prefix of hub ids that it leaves out of its own. */
  readonly idPrefix?: string;
  readonly tasks: Readonly<Partial<Record<ServedTask, Endpoint>>>;
}

export const defineProvider = (provider: Provider): Provider => provider;
