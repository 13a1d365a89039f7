/** @module The mark: an L that is a tray, and what is loaded onto it. */

export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
      <path d="M2 2h6v14h14v6H2z" fill="currentColor" />
      <path d="M11 4h9v9h-9z" className="fill-accent" />
    </svg>
  );
}
