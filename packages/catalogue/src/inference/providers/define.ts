/** @module Type of a provider: its base URL and, for each task, the request it expects. The file name is its id. */
import type { Data } from '../../code/index.ts';
import type { ServedTask } from '../request/served-task.ts';
import type { SampleFile } from '../../tasks/sample-files.ts';
import type { Inputs } from '../request/inputs.ts';
import type { Answer, Body, Credential } from '../request/request.ts';

/** A call, as passed to an endpoint. */
export interface Call {
  readonly task: ServedTask;
  readonly inputs: Inputs;
  /** The model's name at the provider. */
  readonly model: string;
  /** The model's id on the hub. */
  readonly hubModel: string;
  /** Base URL of the hub, for weights that a provider downloads itself. */
  readonly hubUrl: string;
  /** Base URL: the router's for this provider, the provider's own, or the reader's endpoint. */
  readonly base: string;
  readonly direct: boolean;
  /** Whether `base` is the reader's deployment: the URL of one model, without routes below it. */
  readonly endpoint: boolean;
  readonly stream: boolean;
  /** Additional fields of a chat body, in order. */
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
  /** One sentence about what it offers. */
  readonly summary: string;
  /** Other names that people search for. */
  readonly synonyms?: readonly string[];
  /** Its organization on the hub. */
  readonly hubOrganisation: string;
  /** Base URL for direct calls; the router's own provider has none. */
  readonly baseUrl?: string;
  readonly scheme?: Credential['scheme'];
  readonly headers?: Readonly<Record<string, string>>;
  /** Set if the router does not support it: always called directly. */
  readonly directOnly?: boolean;
  /** Tasks that it serves only at the reader's own deployment. */
  readonly onlyAtEndpoint?: readonly ServedTask[];
  /** Hub sample to send if it cannot read the format of the task's own sample. */
  readonly recording?: SampleFile;
  /** Hub sample to send instead of a photo, if it reads documents only. */
  readonly document?: SampleFile;
  /** Parameters of our examples that it does not accept. */
  readonly ignores?: readonly string[];
  /** Prefix of hub ids that its own ids omit. */
  readonly idPrefix?: string;
  readonly tasks: Readonly<Partial<Record<ServedTask, Endpoint>>>;
}

export const defineProvider = (provider: Provider): Provider => provider;
