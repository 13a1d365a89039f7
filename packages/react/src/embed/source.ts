/** @module The model of a panel: a record, or the id of a model on a Loadout server. */

/** The record of a model, with the fields of the hub API. */
export interface ModelInput {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface PanelSource {
  /** A record, or with `server` an id. An id alone is a record without further fields. */
  readonly model: ModelInput | string;
  /** URL of a Loadout server that has the record of the model. */
  readonly server?: string | undefined;
}

/** Reads the record from the server with a GET; the server must allow the origin of the page (CORS). */
export async function recordOf({ model, server }: PanelSource): Promise<ModelInput> {
  if (typeof model !== 'string') return model;
  if (server === undefined) return { id: model };
  const path = model.split('/').map(encodeURIComponent).join('/');
  const response = await fetch(`${server.replace(/\/+$/, '')}/api/models/${path}`, {
    headers: { accept: 'application/json' },
    credentials: 'omit',
  }).catch((error: unknown) => {
    // A browser does not tell a page which of the two it was.
    throw new Error(
      `${server} cannot be reached. Check its address, and that its LOADOUT_ALLOWED_ORIGINS has the origin of this page.`,
      { cause: error },
    );
  });
  if (!response.ok) throw new Error(`${server} has no record of ${model} (HTTP ${response.status}).`);
  return response.json();
}
