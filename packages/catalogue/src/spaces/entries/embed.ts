import { markup } from '../../code/index.ts';
import type { Snippet } from '../../snippets/snippet.ts';
import { spaceAddress } from '../recipes/address.ts';
import { noAddress, noCall } from '../notices.ts';
import { gradioVersion, sdkOf } from '../sdk.ts';
import { defineSpaceClient } from '../define.ts';

/** Where each Gradio release publishes its web component. */
const elementScript = (version: string): string =>
  `https://gradio.s3-us-west-2.amazonaws.com/${version}/gradio.js`;

/** What a frame from another host may not use by default, such as the microphone of a space that hears speech. */
const allowed = 'camera; microphone; autoplay; clipboard-read; clipboard-write; fullscreen';

export default defineSpaceClient({
  label: 'Embed',
  docsUrl: 'https://huggingface.co/docs/hub/spaces-embed',
  fits: () => 'Most public spaces can be embedded in a page.',
  needsRunning: true,

  snippets(space, context) {
    if (space.private === true)
      return {
        notice: {
          code: 'private',
          message: 'A private space cannot be shown in a page: its readers would need an account.',
        },
      };
    if (space.cardData?.disable_embedding === true)
      return {
        notice: { code: 'no-embedding', message: 'The authors of the space do not let other pages show it.' },
      };
    const address = spaceAddress(space, context);
    if (address === undefined) return { notice: noAddress(context) };
    const frame: Snippet = {
      title: 'Embed it in an iframe',
      code: markup`
        <iframe src=${address} title=${space.id}
          width="100%" height="640" frameborder="0" loading="lazy"
          allow=${allowed}
        ></iframe>
      `,
    };
    if (sdkOf(space) !== 'gradio') return { snippets: [frame], notice: noCall(space) };
    const version = gradioVersion(space);
    if (version === undefined) return [frame];
    return [
      frame,
      {
        title: 'Embed it as a web component',
        code: markup`
          <script type="module" src=${elementScript(version)}></script>
          <gradio-app src=${address}></gradio-app>
        `,
      },
    ];
  },
});
