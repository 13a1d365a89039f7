/** @module Which hub the snippets speak to. No host name is written anywhere else. */

export interface Platform {
  /** What people call it. */
  readonly name: string;
  /** Base URL of the hub, without a trailing slash. */
  readonly hubUrl: string;
  /** Where a space runs, with `{subdomain}` in place of its own part; empty where spaces have no such address. */
  readonly spaceUrl: string;
  /** The same for spaces that are only files. */
  readonly staticSpaceUrl: string;
  /** Base URL of the inference router, without a trailing slash. */
  readonly routerUrl: string;
  /** Environment variable that holds the access token. */
  readonly tokenVariable: string;
  /** Environment variable by which the client packages are pointed at another hub. */
  readonly endpointVariable: string;
  /** HTTP header that bills a call to an organisation. */
  readonly billingHeader: string;
  /** npm package of the inference client. */
  readonly inferencePackage: string;
  /** PyPI package of the hub client, and the module it is imported as. */
  readonly hubPackage: string;
  /** Command of the hub client. */
  readonly hubCommand: string;
}

export const huggingFace: Platform = {
  name: 'Hugging Face',
  hubUrl: 'https://huggingface.co',
  spaceUrl: 'https://{subdomain}.hf.space',
  staticSpaceUrl: 'https://{subdomain}.static.hf.space',
  routerUrl: 'https://router.huggingface.co',
  tokenVariable: 'HF_TOKEN',
  endpointVariable: 'HF_ENDPOINT',
  billingHeader: 'X-HF-Bill-To',
  inferencePackage: '@huggingface/inference',
  hubPackage: 'huggingface_hub',
  hubCommand: 'hf',
};
