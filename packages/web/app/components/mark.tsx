/** @module The mark: an L that is a tray, and what is loaded onto it. */

export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
      <path d="M3 2h5v14h13v5H3z" fill="currentColor" />
      <path d="M11 6h7v7h-7z" className="fill-accent" />
    </svg>
  );
}
