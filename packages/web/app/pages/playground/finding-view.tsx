/** @module Something about a text, with the line it stands on and a finger at the column. */
import type { Finding } from './record.server.ts';

interface FindingViewProps {
  readonly finding: Finding;
  readonly text: string;
  /** The text area that holds the text. */
  readonly target: string;
  /** Called with the line of the finding. */
  readonly onPlace: (line: number) => void;
}

export function FindingView({ finding: { message, place }, text, target, onPlace }: FindingViewProps) {
  const line = place && text.split('\n')[place.line - 1];
  return (
    <div className="remark mt-2 block!">
      <p>
        {place && (
          <a
            href={`#${target}`}
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
      </p>
      {place && line !== undefined && line.trim() !== '' && (
        <pre className="scroll-x mt-1.5 text-xs" aria-hidden="true">
          <span className="text-faint">{`${place.line}  `}</span>
          {line}
          {`\n${' '.repeat(String(place.line).length + 1 + place.column)}`}
          <span className="font-bold text-caution">^</span>
        </pre>
      )}
    </div>
  );
}
