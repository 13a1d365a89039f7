/** @module The layout of strings in an image. */

import { ByteStrings } from '../bits/bytes.ts';
import type { Image, Sections } from './image.ts';

export const stringSections = (name: string, strings: ByteStrings): Sections => ({
  [`${name}Bytes`]: strings.bytes,
  [`${name}Starts`]: strings.starts,
});

export const readStrings = (image: Image, name: string): ByteStrings =>
  new ByteStrings(image.uint8(`${name}Bytes`), image.uint32(`${name}Starts`));
