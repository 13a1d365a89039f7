/** @module Splits a file path into the four fields of download rules. */

export interface PathParts {
  /** The whole path in the repository: `vae/model.fp16.pt`. */
  readonly path: string;
  /** The folders with a trailing slash, `vae/`; empty for a file at the root. */
  readonly path_prefix: string;
  /** The name without folders and extension: `model.fp16`. */
  readonly path_filename: string;
  /** The part after the last dot, `pt`; empty if there is none. */
  readonly path_extension: string;
}

export type Field = keyof PathParts;

export const fields = ['path', 'path_prefix', 'path_filename', 'path_extension'] as const satisfies Field[];

/** A leading dot (`.gitattributes`) belongs to the name and does not start an extension. */
export const splitPath = (path: string): PathParts => {
  const nameStart = path.lastIndexOf('/') + 1;
  const dot = path.lastIndexOf('.');
  const nameEnd = dot > nameStart ? dot : path.length;
  return {
    path,
    path_prefix: path.slice(0, nameStart),
    path_filename: path.slice(nameStart, nameEnd),
    path_extension: path.slice(nameEnd + 1),
  };
};
