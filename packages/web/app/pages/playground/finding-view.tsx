/** @module A remark about the record, with its line and a mark at the column. */
import { Notice } from '@loadout/react';
import type { Finding } from './read-record.ts';

interface FindingViewProps {
  readonly finding: Finding;
  readonly kind: 'danger' | 'caution';
  readonly text: string;
  /** Called with the line of the finding. */
  readonly onPlace: (line: number) => void;
}

const longestLine = 160;

export function FindingView({ finding: { message, place }, kind, text, onPlace }: FindingViewProps) {
  const line = place && text.split('\n')[place.line - 1];
  const shows =
    place !== undefined && line !== undefined && line.trim() !== '' && place.column <= longestLine;
  return (
    <Notice kind={kind}>
      {place && (
        <a
          href="#record"
          className="figure font-semibold"
          onClick={(event) => {
            event.preventDefault();
            onPlace(place.line);
          }}
        >
          Line {place.line}, column {place.column}
        </a>
      )}
      {place && ': '}
      {message}
      {shows && (
        <pre className="scroll-x mt-1.5 text-xs" aria-hidden="true">
          <span className="text-faint">{`${place.line}  `}</span>
          {line.slice(0, longestLine)}
          {`\n${' '.repeat(String(place.line).length + 1 + place.column)}`}
          <span className="font-bold">^</span>
        </pre>
      )}
    </Notice>
  );
}
