/** @module What the cells of the matrix say. */
import { programmingLanguage } from '@loadout/react';
import type { InferenceData } from './page.server.ts';

export function Legend({ clients }: Pick<InferenceData, 'clients'>) {
  const byLanguage = Map.groupBy(clients, ({ language }) => language);
  const named = [...byLanguage].map(
    ([language, own]) => `${programmingLanguage(language)}: ${own.map(({ name }) => name).join(', ')}`,
  );
  return (
    <div className="matrix-legend">
      <dl>
        <div>
          <dt>
            <span className="cell">5</span>
          </dt>
          <dd>The provider serves the task; there is code for 5 clients.</dd>
        </div>
        <div>
          <dt>
            <span className="cell" data-chosen="">
              5
            </span>
          </dt>
          <dd>The call below.</dd>
        </div>
        <div>
          <dt>
            <span className="cell" data-empty="">
              <span className="sr-only">Empty</span>
            </span>
          </dt>
          <dd>Not served.</dd>
        </div>
      </dl>
      <p>Clients: {named.join('; ')}.</p>
    </div>
  );
}
