/** @module Remembers in a cookie whether long lines of code wrap, so that the server renders it at once. */
import { WrapContext } from '@loadout/react';
import { type ReactNode, useMemo, useState } from 'react';
import { rememberInBrowser } from './cookie.ts';

export function RememberedWrap({ saved, children }: { saved: boolean; children: ReactNode }) {
  const [wrapped, setWrapped] = useState(saved);
  const wrap = useMemo(
    () => ({
      wrapped,
      setWrapped: (next: boolean) => {
        rememberInBrowser('wrap', next ? 'yes' : 'no');
        setWrapped(next);
      },
    }),
    [wrapped],
  );
  return <WrapContext value={wrap}>{children}</WrapContext>;
}
