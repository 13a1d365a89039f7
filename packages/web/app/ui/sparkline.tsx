/** @module A series as a line in the hue of its modality. The text alternative says what the line shows. */

const width = 88;
const height = 28;
/** Space for the stroke width. */
const margin = 3;

interface SparklineProps {
  readonly values: readonly number[];
  /** `Downloads over 30 days, 1.1M to 4.1M`. */
  readonly label: string;
}

export function Sparkline({ values, label }: SparklineProps) {
  if (values.length < 2) return null;
  const points = pointsOf(values).join(' ');
  return (
    <>
      <svg className="spark" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <polygon points={`0,${height} ${points} ${width},${height}`} />
        <polyline points={points} />
      </svg>
      <span className="sr-only">{label}</span>
    </>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** From left to right, the largest value at the top; a flat series runs through the middle. */
export function pointsOf(values: readonly number[]): readonly string[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  return values.map((value, at) => {
    const x = (at / (values.length - 1)) * width;
    const part = span === 0 ? 0.5 : (value - low) / span;
    return `${round(x)},${round(height - margin - part * (height - 2 * margin))}`;
  });
}
