/** @module The files of a model: its quantizations with what they need, which files count as a download, and all of them. */
import { formatBytes, plural } from '../../lib/format/format.ts';
import { NumberHead } from '../../ui/number-head.tsx';
import { Icon, Link, ScrollRegion } from '@loadout/react';
import type { FilesView, QuantizationRow } from './files.server.ts';

export function ModelFiles({ files }: { files: FilesView }) {
  return (
    <>
      {files.quantizations.length > 0 && <Quantizations rows={files.quantizations} />}
      <section aria-labelledby="files">
        <h2 id="files" className="text-xl">
          Files
        </h2>
        <p className="mt-3 max-w-measure font-serif text-md text-soft">{files.rule.sentence}</p>
        <p className="mt-1 text-sm text-faint">
          {files.rule.library === undefined
            ? 'The rule for models that name no library.'
            : `The download rule of ${files.rule.library}.`}{' '}
          <Link href="/downloads">How rules work</Link>
        </p>
        {files.files.length === 0 ? (
          <p className="mt-4 text-sm text-faint">The record does not list its files.</p>
        ) : (
          <FileTable files={files.files} />
        )}
      </section>
    </>
  );
}

const filesShown = 12;

function FileTable({ files }: { files: FilesView['files'] }) {
  const sorted = files.toSorted(
    (a, b) => Number(b.counts) - Number(a.counts) || a.path.localeCompare(b.path),
  );
  return (
    <>
      <FileRows files={sorted.slice(0, filesShown)} />
      {sorted.length > filesShown && (
        <details className="mt-2">
          <summary className="text-sm text-soft">{plural(sorted.length - filesShown, 'more file')}</summary>
          <FileRows files={sorted.slice(filesShown)} />
        </details>
      )}
    </>
  );
}

function FileRows({ files }: { files: FilesView['files'] }) {
  return (
    <ScrollRegion label="Files" className="scroll-x mt-4">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Counts as a download</th>
            <NumberHead>Size</NumberHead>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.path}>
              <td className="literal">{file.path}</td>
              <td>
                {file.counts && (
                  <span className="flex items-center gap-1 text-good">
                    <Icon name="check" size={14} /> yes
                  </span>
                )}
              </td>
              <td data-align="right">{file.size === undefined ? '' : formatBytes(file.size)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Quantizations({ rows }: { rows: readonly QuantizationRow[] }) {
  const weighed = rows.some((row) => row.size !== undefined);
  return (
    <section aria-labelledby="quantizations">
      <h2 id="quantizations" className="text-xl">
        Quantizations
      </h2>
      <ScrollRegion label="Quantizations" className="scroll-x mt-4">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Type</th>
              <NumberHead>Bits per weight</NumberHead>
              {weighed && (
                <>
                  <NumberHead>Size</NumberHead>
                  <NumberHead>Memory to run</NumberHead>
                </>
              )}
              <th scope="col">File</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.file}>
                <td className="literal font-medium">{row.label}</td>
                <td data-align="right">{row.bits?.toFixed(2)}</td>
                {weighed && (
                  <>
                    <td data-align="right">
                      {row.size !== undefined &&
                        `${row.sizeIsEstimate ? 'about ' : ''}${formatBytes(row.size)}`}
                    </td>
                    <td data-align="right">{row.memory !== undefined && formatBytes(row.memory)}</td>
                  </>
                )}
                <td className="literal text-soft">
                  {row.file}
                  {row.parts > 1 && (
                    <span className="text-faint"> and {plural(row.parts - 1, 'more part')}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="mt-2 text-xs text-faint">
        {weighed
          ? 'Memory is an estimate for 4,096 tokens of context. '
          : 'The record does not say how large they are. '}
        <Link href="/quantization">How it is reckoned</Link>
      </p>
    </section>
  );
}
