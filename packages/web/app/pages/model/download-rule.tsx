/** @module How downloads of the model are counted: collapsed, because only operators need it. */
import { Disclosure, Link } from '@loadout/react';
import { plural } from '../../lib/format/format.ts';
import type { DownloadRuleView } from './download-rule.server.ts';

export function DownloadRule({ rule: { sentence, library, counted } }: { rule: DownloadRuleView }) {
  return (
    <div className="mt-4">
      <Disclosure summary="How downloads are counted">
        <p className="max-w-measure text-sm text-soft">
          {sentence}{' '}
          {library === undefined
            ? 'This is the rule for models that name no library.'
            : `This is the rule of ${library}.`}{' '}
          {counted > 0 && `${plural(counted, 'file')} of this model ${counted === 1 ? 'counts' : 'count'}.`}{' '}
          <Link href="/downloads">Download rules</Link>
        </p>
      </Disclosure>
    </div>
  );
}
