/** @module Which values of the page come from file headers, and which headers could not be read. */
import { Notice } from '@loadout/react';
import type { DerivedView } from './derived.ts';

export function DerivedNote({ fields, notices }: DerivedView) {
  return (
    <>
      {fields.length > 0 && (
        <p className="mt-3 text-sm text-soft">Read from the files: {fields.join(', ')}.</p>
      )}
      {notices.map((notice) => (
        <Notice key={notice}>Header not readable: {notice}</Notice>
      ))}
    </>
  );
}
