/** @module /hardware */
import { FileTable, Notice } from '@loadout/react';
import { formatCount } from '../../lib/format/format.ts';
import { pageMeta } from '../../lib/page/meta.ts';
import { loadWithCookies } from '../../lib/page/page.server.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Plot } from '../../ui/plot.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Section } from '../../ui/section.tsx';
import { opened } from '../../lib/page/sealed.ts';
import type { Route } from './+types/route.ts';
import { Devices } from './devices.tsx';
import { LargestTable } from './largest-table.tsx';
import { MachineForm } from './machine-form.tsx';
import { page } from './page.server.ts';
import type { PlottedContexts } from './plot.server.ts';
import { Verdict } from './verdict.tsx';

export const meta = () =>
  pageMeta(
    'Hardware',
    'Choose a device and a model: which files fit, how much context is left, and how fast they generate.',
  );

export const loader = (args: Route.LoaderArgs) => loadWithCookies(page, args);

export default function Hardware({ loaderData }: Route.ComponentProps) {
  const shown = opened(loaderData);
  const { fields, problem, machine, fit, largest, group, devices, compared, plot, plotted, contexts } = shown;
  return (
    <>
      <PageHead
        title="What fits your machine"
        lead="Choose a device and a model. See which files fit, how much context is left and how fast they generate."
      />
      <MachineForm {...shown} />
      <div id="results">
        <div aria-live="polite">
          {problem !== undefined && (
            <div className="mt-5">
              <Notice kind="caution">{problem}</Notice>
            </div>
          )}
          {machine && fit && <Verdict machine={machine} fit={fit} />}
          {!machine && problem === undefined && (
            <div className="mt-8">
              <EmptyState title="No machine chosen yet">
                Choose a device, or type the memory in GB. Your choice is remembered in a cookie.
              </EmptyState>
            </div>
          )}
        </div>
        {plot && (
          <Section id="precision" title="Precision against memory" lead={plotLead(plotted, contexts)}>
            <Plot key={plot.label} {...plot} />
          </Section>
        )}
        {machine && fit && fit.files.length > 0 && (
          <Section
            id="files"
            title="Which files fit"
            lead={`Memory of ${fit.id} at ${formatCount(fit.contextLength)} tokens of context. The line is your machine.`}
          >
            <FileTable files={fit.files} memory={machine.total} memoryGb={machine.memory} />
          </Section>
        )}
        {machine && (
          <Section
            id="largest"
            title="Largest model by quantization"
            lead={`On ${machine.label}, at ${formatCount(fields.context)} tokens of context.`}
          >
            <LargestTable rows={largest} />
          </Section>
        )}
      </div>
      <HowItIsEstimated />
      <Devices
        group={group}
        devices={devices}
        compared={compared}
        model={fit?.id ?? fields.model}
        context={fields.context}
      />
    </>
  );
}

const plotLead = (model: string, { near, far }: PlottedContexts): string =>
  near === far
    ? `Memory of ${model} at ${formatCount(near)} tokens of context.`
    : `Memory of ${model}. Each line runs from ${formatCount(near)} to ${formatCount(far)} tokens of context.`;

function HowItIsEstimated() {
  return (
    <Section id="estimate" title="How memory is estimated">
      <div className="prose">
        <p>
          <strong>Weights</strong> are the size of the file. The <strong>KV cache</strong> keeps two bytes per
          value: 2 × layers × key-value heads × head size × tokens. Where the shape of the attention is not
          known, it is 40 KiB per token × √(billions of parameters), which fits common models with grouped
          attention. <strong>Overhead</strong> is 256 MiB per device and 5% of the weights.
        </p>
        <p>
          A file fits when it needs at most 75% of memory that is shared with the system, or 95% of a
          dedicated card. It is tight up to 100%. With system memory in addition to a card, a larger file runs
          partly on the CPU. A mixture of experts must be in memory as a whole, but reads only its active
          experts for each token.
        </p>
        <p>
          Speed is an estimate: the time per token is bytes read ÷ (memory bandwidth × 0.85), and for each
          layer 0.035 ms (a GGUF file without experts on a card), 0.1 ms (other weights on a card), 0.12 ms
          (Apple) or 0.18 ms (NVIDIA before Volta). The range is 20% below to 25% above. It is shown only for
          devices whose bandwidth has a published source, and for one request at a time.
        </p>
      </div>
    </Section>
  );
}
