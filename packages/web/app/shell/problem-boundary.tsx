/** @module The error boundary of the pages. The error page is a separate module, loaded when a page fails. */
import { lazy, Suspense, useState } from 'react';
import type { Problem } from './problem.tsx';
import { useReloadOnFailure } from './reload-on-failure.tsx';

let loaded: typeof Problem | undefined;

/**
 * Called before a page that failed is rendered on the server, which cannot wait within a page, and before it is
 * hydrated: a form that hydrated later would lose what was typed.
 */
export async function loadProblem(): Promise<void> {
  loaded = (await import('./problem.tsx')).Problem;
}

const LateProblem = lazy(async () => {
  const late = await import('./problem.tsx').catch(() => undefined);
  if (late !== undefined) return { default: late.Problem };
  // As with any other module that cannot be loaded, the server decides what to show.
  globalThis.location.reload();
  return { default: Loading };
});

export function ProblemBoundary({ error }: { error: unknown }) {
  const reloading = useReloadOnFailure(error);
  const [Shown] = useState(() => loaded ?? LateProblem);
  if (reloading) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Shown error={error} />
    </Suspense>
  );
}

const Loading = () => <p className="label pt-16">Loading …</p>;
