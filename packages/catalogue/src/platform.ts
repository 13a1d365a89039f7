/** @module Which hub the snippets use. No host name is written anywhere else. */

export interface Platform {
  /** What people call it. */
  readonly name: string;
  /** Base URL of the hub, without a trailing slash. */
  readonly hubUrl: string;
  /** Where a space runs, with `{subdomain}` in place of its own part; empty where spaces have no such address. */
  readonly spaceUrl: string;
  /** The same for spaces that are only files. */
  readonly staticSpaceUrl: string;
  /** Where notebooks are opened, with `{url}` in place of their own address; empty where they are downloaded. */
  readonly notebookUrl: string;
  /** Base URL of the inference router, without a trailing slash; empty where providers are called directly. */
  readonly routerUrl: string;
  /**
   * Where snippets take sample pictures and sounds from: the URL of Loadout's own, such as
   * https://loadout.example/samples, the absolute path of a folder with them, or nothing for public ones on
   * huggingface.co.
   */
  readonly samplesUrl: string;
  /** Environment variable with the access token. */
  readonly tokenVariable: string;
  /** Environment variable that sets another hub for the client packages. */
  readonly endpointVariable: string;
  /** HTTP header that bills a call to an organization. */
  readonly billingHeader: string;
  /** npm package of the inference client. */
  readonly inferencePackage: string;
  /** PyPI package of the hub client, and the module it is imported as. */
  readonly hubPackage: string;
  /** Command of the hub client. */
  readonly hubCommand: string;
}

/** Platforms that were validated; they are frozen, so they stay valid. */
const read = new WeakSet<object>();

/** Whether the platform has been validated. */
export const isRead = (given: Partial<Platform>): given is Platform => read.has(given);

/** Marks a platform as valid. */
export function sealed(platform: Platform): Platform {
  read.add(Object.freeze(platform));
  return platform;
}

/** Separate, so that a bundle that uses only this does not contain the whole platform. */
export const publicHub = 'https://huggingface.co';

export const huggingFace: Platform = /* @__PURE__ */ sealed({
  name: 'Hugging Face',
  hubUrl: publicHub,
  spaceUrl: 'https://{subdomain}.hf.space',
  staticSpaceUrl: 'https://{subdomain}.static.hf.space',
  notebookUrl: '',
  routerUrl: 'https://router.huggingface.co',
  samplesUrl: '',
  tokenVariable: 'HF_TOKEN',
  endpointVariable: 'HF_ENDPOINT',
  billingHeader: 'X-HF-Bill-To',
  inferencePackage: '@huggingface/inference',
  hubPackage: 'huggingface_hub',
  hubCommand: 'hf',
});
