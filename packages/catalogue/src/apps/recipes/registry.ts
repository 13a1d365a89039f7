/** @module Model references for programs that pull models like images: hub host, id, quantization. */
import { CatalogueError } from '../../errors.ts';
import type { ModelRecord } from '../../records/model.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { isOtherHub } from '../../snippets/access.ts';
import type { Warning } from '../../snippets/snippet.ts';
import { ggufReference } from '../../libraries/recipes/gguf/choice.ts';
import { isGgufModel } from '../../libraries/recipes/gguf/role.ts';

export interface RegistryReference {
  readonly reference: string;
  readonly warnings: readonly Warning[];
}

function hostOf({ platform }: SnippetContext): string {
  const host = URL.parse(platform.hubUrl)?.host;
  if (host) return host;
  throw new CatalogueError('unsafe-value', `${JSON.stringify(platform.hubUrl)} is not a URL`, 'platform');
}

export function registryReference(model: ModelRecord, context: SnippetContext): RegistryReference {
  const host = hostOf(context);
  const elsewhere: readonly Warning[] = isOtherHub(context)
    ? [
        {
          code: 'other-hub',
          message: `Works if ${context.platform.name} supports the protocol of image registries.`,
        },
      ]
    : [];
  if (!isGgufModel(model)) return { reference: `${host}/${model.id}`, warnings: elsewhere };
  const { reference, warnings } = ggufReference(model, context);
  return { reference: `${host}/${reference}`, warnings: [...elsewhere, ...warnings] };
}
