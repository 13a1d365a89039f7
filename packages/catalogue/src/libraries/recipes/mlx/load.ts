/** @module How the weights of an MLX repository are loaded: whole, as an adapter, or by the package of their format. */
import { type Code, py } from '../../../code/index.ts';
import { nameOf, needsRemoteCode } from '../../../records/fields.ts';
import type { ModelRecord } from '../../../records/model.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { hubClient, hubImport, hubSnapshot } from '../../../snippets/hub.ts';
import { pip, type Requirement } from '../../../snippets/requirement.ts';
import { mlxBaseOf } from './adapter.ts';
import { isFirstKimi, isLaterKimi } from './kimi.ts';
import { isJang } from './kind.ts';
import { isPlamo2 } from './plamo.ts';

export interface MlxLoad {
  readonly install: readonly Requirement[];
  /** Of the packages before this one in the alphabet. */
  readonly imports: Code<'python'>;
  /** The names that are imported from `mlx_lm` or `mlx_vlm`. */
  readonly names: Code<'python'>;
  /** The call that returns the model and its tokenizer or processor. */
  readonly call: Code<'python'>;
}

const packages = {
  lm: { name: 'mlx-lm', jang: 'jang[mlx]', ending: '' },
  vlm: { name: 'mlx-vlm', jang: 'jang[vlm]', ending: '_vlm' },
} as const;

/** The import of the function that loads JANG weights, and its name. */
function jangLoader(
  model: ModelRecord,
  ending: string,
): readonly [imports: Code<'python'>, name: Code<'python'>] {
  if (!/jangtq/i.test(nameOf(model))) {
    const name = py.identifier(`load_jang${ending}_model`);
    return [py`from jang_tools.loader import ${name}`, name];
  }
  const module = py.identifier(`load_jangtq${ending}`);
  const name = py.identifier(`load_jangtq${ending}_model`);
  return [py`from jang_tools.${module} import ${name}`, name];
}

export function mlxLoad(model: ModelRecord, context: SnippetContext, by: keyof typeof packages): MlxLoad {
  const { name, jang, ending } = packages[by];
  const trust_remote_code = needsRemoteCode(model) || undefined;
  const folder = { imports: hubImport(context, 'snapshot_download'), path: hubSnapshot(model, context) };
  // These weights have a different width for each tensor, which only their own loader knows.
  if (isJang(model)) {
    const [imports, loader] = jangLoader(model, ending);
    return {
      install: [pip(jang), hubClient(context)],
      imports: py`
        ${folder.imports}
        ${imports}
      `,
      names: py`generate`,
      call: py`${loader}(${folder.path})`,
    };
  }
  const names = py`generate, load`;
  const base = mlxBaseOf(model);
  if (base !== undefined)
    return {
      install: [pip(name), hubClient(context)],
      imports: folder.imports,
      names,
      call: py`load(${base}${py.rest({ adapter_path: folder.path, trust_remote_code })})`,
    };
  // Releases from 0.30 on need Transformers 5.
  if (isFirstKimi(model) && by === 'lm')
    return {
      install: [pip(name, '<0.30'), pip('transformers', '<5'), pip('tiktoken')],
      imports: py.none,
      names,
      call: py`load(${model.id}, tokenizer_config={"trust_remote_code": True}${py.rest({ revision: context.revision })})`,
    };
  if (isPlamo2(model) && by === 'lm')
    return {
      install: [pip(name), pip('numba')],
      imports: py.none,
      names,
      call: py`load(${model.id}, tokenizer_config={"trust_remote_code": True}${py.rest({ revision: context.revision })})`,
    };
  return {
    install: isLaterKimi(model) ? [pip(name), pip('tiktoken')] : [pip(name)],
    imports: py.none,
    names,
    call: py`load(${model.id}${py.rest({ revision: context.revision, trust_remote_code })})`,
  };
}
