/** @module A client navigation that failed is loaded again as a document, so that the server decides what to show. */
import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';

let hydrated = false;

export function markHydrated(): void {
  hydrated = true;
}

/** Only this comes from our loaders; 429, 503 and the like come from limits, which send documents a page. */
const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** Whether the page is about to be loaded again. */
export function useReloadOnFailure(error: unknown): boolean {
  // Loading again what the server has just sent would show the same error.
  const [sent] = useState(() => (hydrated ? undefined : { error }));
  const reloading = !isMissing(error) && sent?.error !== error;
  useEffect(() => {
    if (reloading) globalThis.location.reload();
  }, [reloading]);
  return reloading;
}
