/** @module The GGUF files of a model: size and memory of each. The chosen one is in every snippet of the page. */
import { formatBytes } from './format-bytes.ts';
import { MemoryLegend } from './hardware/memory-legend.tsx';
import { Link } from './navigation.tsx';
import { withParameters } from './parameters.ts';
import { FitMark } from './ui/fit-mark.tsx';
import { moveFocus } from './ui/arrow-keys.ts';
import type { AppsView, FileChoice, MemoryView } from './views.ts';

interface FilePickerProps {
  readonly files: readonly FileChoice[];
  readonly machine?: AppsView['machine'] | undefined;
  readonly url: URL;
}

/** A machine that is so many times larger than the largest file has no line: the bars would be too short to read. */
const farAway = 2.5;

export function FilePicker({ files, machine, url }: FilePickerProps) {
  const largest = Math.max(0, ...files.map(({ memory }) => memory?.total ?? 0));
  const weighed = largest > 0;
  const limit = machine && machine.memory <= farAway * largest ? machine.memory : undefined;
  const scale = { most: Math.max(largest, (limit ?? 0) * 1.02), limit };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links inside */}
      <nav
        aria-label="File"
        className="file-picker"
        data-weighed={weighed ? '' : undefined}
        data-fits={files.some(({ fit }) => fit) ? '' : undefined}
        onKeyDown={moveFocus}
      >
        <div className="head" aria-hidden="true">
          <span>File</span>
          {weighed && (
            <>
              <span className="size">Size</span>
              <span className="need">Memory needed</span>
            </>
          )}
        </div>
        {files.map((file) => (
          <Link
            key={file.key}
            href={withParameters(url, { quantization: file.key })}
            className="radio-link"
            aria-current={file.chosen ? 'true' : undefined}
          >
            <span className="name">
              {file.label}
              {file.parts > 1 && <small>{file.parts} files</small>}
            </span>
            {weighed && <Figures file={file} scale={scale} />}
          </Link>
        ))}
      </nav>
      {weighed && <MemoryLegend machine={limit === undefined ? undefined : machine?.label} />}
    </>
  );
}

interface Scale {
  /** Bytes at the right end. */
  readonly most: number;
  /** Bytes of the machine. */
  readonly limit: number | undefined;
}

function Figures({ file, scale }: { file: FileChoice; scale: Scale }) {
  const { size, sizeIsEstimate, memory, fit } = file;
  return (
    <>
      <span className="size">
        {size !== undefined && `${sizeIsEstimate ? 'about ' : ''}${formatBytes(size)}`}
      </span>
      {memory && (
        <>
          <MemoryBar memory={memory} scale={scale} />
          <span className="need">
            {formatBytes(memory.total)}
            <span className="sr-only"> of memory</span>
          </span>
          {fit && <FitMark {...fit} />}
        </>
      )}
    </>
  );
}

/** Weights, context and overhead; one scale for all files. The machine's memory is a line through all bars. */
function MemoryBar({
  memory: { weights, cache, overhead },
  scale: { most, limit },
}: {
  memory: MemoryView;
  scale: Scale;
}) {
  const scale = (bytes: number): number => Math.round((bytes / most) * 1000) / 10;
  return (
    <svg className="bar-of-memory" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={scale(weights)} height={8} />
      <rect x={scale(weights)} width={scale(cache)} height={8} opacity={0.55} />
      <rect x={scale(weights + cache)} width={scale(overhead)} height={8} opacity={0.3} />
      {limit !== undefined && (
        <path d={`M${scale(limit)} 0v8`} className="limit" vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
}
