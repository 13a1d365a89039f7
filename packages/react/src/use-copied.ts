/** @module Copies to the clipboard, and reports for two seconds whether it worked. */
import { useEffect, useRef, useState } from 'react';

const shownFor = 2_000;

export type CopyOutcome = 'copied' | 'failed';

export interface Copying {
  readonly outcome: CopyOutcome | undefined;
  readonly copy: (text: string) => Promise<CopyOutcome>;
}

export function useCopied(): Copying {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string): Promise<CopyOutcome> => {
    const result = await written(text);
    setOutcome(result);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), shownFor);
    return result;
  };
  return { outcome, copy };
}

async function written(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
