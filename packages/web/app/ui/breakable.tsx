/** @module A long name that breaks after its separators, and inside a word only where one alone does not fit. */
import { Fragment } from 'react';

/** Hyphens are breaks by themselves; a version such as 3.2 stays whole. */
const separators = /(?<=[_/])|(?<=\.)(?=\D)/;

export const Breakable = ({ text }: { text: string }) =>
  text.split(separators).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a name never change their order
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
