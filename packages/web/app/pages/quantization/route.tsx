/** @module /quantization */
import { PageHead } from '../../ui/page-head.tsx';
import { NumberHead } from '../../ui/number-head.tsx';
import { LiveForm, Notice, ScrollRegion } from '@loadout/react';
import { formatBytes, formatCount, formatParameters } from '../../lib/format/format.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadSealed } from '../../lib/page/page.server.ts';
import { type QuantizationData, page } from './page.server.ts';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';

export const meta = () =>
  pageMeta(
    'Quantization',
    'Every GGUF type with its bits per weight, and the memory a model of any size needs with it.',
  );
export const loader = (args: Route.LoaderArgs) => loadSealed(page, args);

export default function Quantization({ loaderData }: Route.ComponentProps) {
  const shown = opened(loaderData);
  return (
    <>
      <PageHead
        title="Quantization"
        lead="GGUF types from the most precise to the least, with the file size and memory of a model of any size."
      />
      <SizeForm {...shown} />
      <div id="results" className="mt-8">
        <FileTypes {...shown} />
      </div>
      <section aria-labelledby="estimate" className="prose mt-14">
        <h2 id="estimate">How memory is estimated</h2>
        <p>
          File size is the number of weights times the bits per weight. Memory is the file, the KV cache in
          half precision (for common models with grouped-query attention, about 40 KiB per token times the
          square root of the number of weights in billions), and buffers of 256 MiB plus 5% of the file size.
          An image encoder, parallel requests and the display need more.
        </p>
      </section>
      <TensorTypes tensors={shown.tensors} />
    </>
  );
}

function SizeForm({ size, context, readable }: QuantizationData) {
  return (
    <LiveForm className="flex flex-wrap items-end gap-4">
      <label className="text-sm">
        <span className="label block">Parameters</span>
        <input
          name="parameters"
          defaultValue={size}
          className="field literal mt-1 w-32"
          aria-invalid={readable ? undefined : true}
          autoComplete="off"
        />
      </label>
      <label className="text-sm">
        <span className="label block">Tokens of context</span>
        <input
          name="context"
          defaultValue={context}
          inputMode="numeric"
          className="field literal mt-1 w-32"
          autoComplete="off"
        />
      </label>
      <button className="button">Calculate</button>
    </LiveForm>
  );
}

/** Columns of details, for which a phone has no room. */
const wide = 'max-sm:hidden';
/** The column that is the last one there. */
const last = 'max-sm:pr-0';

function FileTypes({ rows, parameters, context, readable, size }: QuantizationData) {
  return (
    <>
      <div aria-live="polite">
        {!readable && (
          <Notice kind="danger">
            “{size}” is not a number of parameters. Use a value such as 8B or 350M.
          </Notice>
        )}
      </div>
      <output className="mt-3 block text-sm text-soft">
        For {formatParameters(parameters)} parameters and {formatCount(context)} tokens of context:
      </output>
      <ScrollRegion label="File types" className="scroll-x mt-3">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Type</th>
              <NumberHead>Bits per weight</NumberHead>
              <NumberHead>File</NumberHead>
              <NumberHead className={last}>Memory to run</NumberHead>
              <th scope="col" className={wide}>
                Main tensor type
              </th>
              <NumberHead className={wide}>Code</NumberHead>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} id={row.name} className="scroll-mt-20 target:bg-accent-tint">
                <th scope="row" className="literal">
                  {row.name}
                </th>
                <td data-align="right">{row.bits.toFixed(2)}</td>
                <td data-align="right">{formatBytes(row.size)}</td>
                <td data-align="right" className={last}>
                  {formatBytes(row.memory)}
                </td>
                <td className={`literal text-soft ${wide}`}>{row.tensorType ?? 'retired'}</td>
                <td data-align="right" className={`text-faint ${wide}`}>
                  {row.code}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

function TensorTypes({ tensors }: Pick<QuantizationData, 'tensors'>) {
  return (
    <section aria-labelledby="tensors" className="mt-14">
      <h2 id="tensors" className="text-xl">
        Tensor types
      </h2>
      <p className="mt-2 max-w-measure font-serif text-md text-soft">
        How the weights of one tensor are packed into blocks, exact to the byte.
      </p>
      <ScrollRegion label="Tensor types" className="scroll-x mt-4">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Type</th>
              <NumberHead className={wide}>Code</NumberHead>
              <NumberHead>Weights in a block</NumberHead>
              <NumberHead>Bytes of a block</NumberHead>
              <NumberHead>Bits per weight</NumberHead>
            </tr>
          </thead>
          <tbody>
            {tensors.map((tensor) => (
              <tr key={tensor.name}>
                <th scope="row" className="literal">
                  {tensor.name}
                </th>
                <td data-align="right" className={wide}>
                  {tensor.code}
                </td>
                <td data-align="right">{tensor.blockSize}</td>
                <td data-align="right">{tensor.bytes}</td>
                <td data-align="right">{tensor.bits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
