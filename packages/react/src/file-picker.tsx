/** @module The GGUF files of a model: size and memory of each. The chosen one is in every snippet of the page. */
import { formatBytes } from './format-bytes.ts';
import { Link } from './navigation.tsx';
import { withParameters } from './parameters.ts';
import { moveFocus } from './ui/arrow-keys.ts';
import type { FileChoice, MemoryView } from './views.ts';

interface FilePickerProps {
  readonly files: readonly FileChoice[];
  readonly url: URL;
}

export function FilePicker({ files, url }: FilePickerProps) {
  const most = Math.max(0, ...files.map(({ memory }) => memory?.total ?? 0));
  const weighed = most > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to the links inside
    <nav
      aria-label="File"
      className="file-picker"
      data-weighed={weighed ? '' : undefined}
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
          {weighed && <Figures file={file} most={most} />}
        </Link>
      ))}
    </nav>
  );
}

function Figures({ file: { size, sizeIsEstimate, memory }, most }: { file: FileChoice; most: number }) {
  return (
    <>
      <span className="size">
        {size !== undefined && `${sizeIsEstimate ? 'about ' : ''}${formatBytes(size)}`}
      </span>
      {memory && (
        <>
          <MemoryBar memory={memory} most={most} />
          <span className="need">
            {formatBytes(memory.total)}
            <span className="sr-only"> of memory</span>
          </span>
        </>
      )}
    </>
  );
}

/** Weights, context and overhead; one scale for all files. A machine's limit would be a line through all bars. */
function MemoryBar({ memory: { weights, cache, overhead }, most }: { memory: MemoryView; most: number }) {
  const scale = (bytes: number): number => Math.round((bytes / most) * 1000) / 10;
  return (
    <svg className="bar-of-memory" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width={scale(weights)} height={8} />
      <rect x={scale(weights)} width={scale(cache)} height={8} opacity={0.55} />
      <rect x={scale(weights + cache)} width={scale(overhead)} height={8} opacity={0.3} />
    </svg>
  );
}
