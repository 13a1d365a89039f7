/** @module A local still for an external video: nothing is loaded from the other site before a click. */

/** Heights of a rising and falling row of bars, as a player shows sound. */
const bars = [10, 22, 40, 30, 54, 72, 60, 88, 66, 78, 50, 62, 36, 46, 24, 12].map((height, n) => ({
  height,
  x: 24 + n * 17.5,
}));

export const VideoStill = () => (
  <svg viewBox="0 0 320 180" className="mb-2 block w-full border border-line" aria-hidden="true">
    <rect width="320" height="180" fill="currentColor" opacity="0.05" />
    {bars.map(({ height, x }) => (
      <rect
        key={x}
        x={x}
        y={90 - height / 2}
        width="8"
        height={height}
        rx="2"
        fill="currentColor"
        opacity="0.16"
      />
    ))}
    <circle cx="160" cy="90" r="33" fill="currentColor" />
    <path d="M151 74 L178 90 L151 106 Z" className="fill-paper" />
  </svg>
);
