/** @module Parameter counts: a histogram with two handles, two selects where there is no script, and the models without a count. */
import { Button, Select, withParameters } from '@loadout/react';
import { formatCount } from '../../lib/format/format.ts';
import { HiddenFields } from '../../ui/hidden-fields.tsx';
import { changed, keptFields } from './address.ts';
import { CheckLink, FacetSummary } from './facet-group.tsx';
import { Fold } from './fold.tsx';
import { rangeFields, unknownSizeParameter } from './range.ts';
import { SizeSlider } from './size-slider.tsx';
import type { SizeView } from './sizes.server.ts';

export function SizeGroup({ sizes, url }: { sizes: SizeView; url: URL }) {
  return (
    <section aria-label="Parameters" id="filter-params">
      <Fold initially>
        <FacetSummary name="Parameters" />
        <SizeSlider sizes={sizes} url={url} />
        <SizeForm sizes={sizes} url={url} />
        {sizes.unknown > 0 && <UnknownSizes sizes={sizes} url={url} />}
      </Fold>
    </section>
  );
}

function UnknownSizes({ sizes: { range, unknown, includesUnknown }, url }: { sizes: SizeView; url: URL }) {
  if (range === undefined) return <p className="note">{formatCount(unknown)} of unknown size</p>;
  return (
    <CheckLink
      label="Include unknown size"
      count={unknown}
      chosen={includesUnknown}
      url={url}
      change={(list) => changed(list, { [unknownSizeParameter]: includesUnknown ? undefined : 'true' })}
    />
  );
}

function SizeForm({ sizes: { steps, low, high }, url }: { sizes: SizeView; url: URL }) {
  const bounds = steps.slice(1).map(({ step }) => ({ value: step, label: step }));
  return (
    <form action={url.pathname} className="size-form without-script">
      <HiddenFields fields={keptFields(new URL(withParameters(url, { params: undefined }), url))} />
      <Select
        label="From"
        name={rangeFields.min}
        defaultValue={low === 0 ? '' : steps[low]?.step}
        options={[{ value: '', label: 'any' }, ...bounds]}
      />
      <Select
        label="To"
        name={rangeFields.max}
        defaultValue={steps[high]?.step ?? ''}
        options={[{ value: '', label: 'any' }, ...bounds]}
      />
      <Button type="submit">Apply</Button>
    </form>
  );
}
