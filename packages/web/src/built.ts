/** @module What `build/server/index.js` exports, as `app/server.ts` has it: the types of a file that exists after a build. */
import type { Findable, PageKey, Render } from '@loadout/server';

export declare const render: Render;
export declare const keyOf: PageKey;
export declare const pages: readonly Findable[];
