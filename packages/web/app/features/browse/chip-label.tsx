/** @module The text of a filter; of a very long one, such as a pasted query, the beginning. */

export const ChipLabel = ({ text }: { text: string }) => (
  <span className="line-clamp-2 max-w-md" title={text}>
    {text}
  </span>
);
