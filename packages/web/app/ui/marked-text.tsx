/** @module A text in which code stands between backticks. */

export function MarkedText({ text }: { readonly text: string }) {
  return text.split('`').map((part, n) => {
    const key = `${n} ${part}`;
    return n % 2 === 1 ? (
      <code key={key} className="literal">
        {part}
      </code>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}
