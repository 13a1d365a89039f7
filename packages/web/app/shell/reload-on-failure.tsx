/** @module A client navigation that failed is loaded again as a document, so that the server decides what to show. */
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';

let hydratedAt: string | undefined;

/** Remembers where hydration happened: an error there comes from the server. */
export function rememberFirstLocation(key: string): void {
  hydratedAt ??= key;
}

/** Whether the page is about to be loaded again. */
export function useReloadOnFailure(error: unknown): boolean {
  const { key } = useLocation();
  const [reloading] = useState(
    () => hydratedAt !== undefined && key !== hydratedAt && !isRouteErrorResponse(error),
  );
  useEffect(() => {
    if (reloading) globalThis.location.reload();
  }, [reloading]);
  return reloading;
}
