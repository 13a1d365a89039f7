/** @module Matches points of two images with a package whose matchers are named like its models on the hub. */
import { py, sh } from '../../../code/index.ts';
import { nameOf } from '../../../records/fields.ts';
import type { Generator } from '../../define.ts';
import { downloadSnippet } from '../../../snippets/hub.ts';
import { pip } from '../../../snippets/requirement.ts';
import type { Snippet } from '../../../snippets/snippet.ts';

interface MatcherPackage {
  /** Name of the distribution, and of the owner of its models on the hub. */
  readonly name: string;
  readonly module: string;
}

/** Matchers that need an extra of the package. */
const extras = ['omniglue', 'sphereglue', 'zippypoint'];

/** Extras with a package that is built with the installed PyTorch. */
const built = 'sphereglue';

export const imageMatcher =
  ({ name, module }: MatcherPackage): Generator =>
  (model, context) => {
    if (!model.id.startsWith(`${name}/`)) return [downloadSnippet(model, context)];
    const matcher = nameOf(model);
    const extra = extras.find((one) => matcher.endsWith(one));
    const library = py.identifier(module);
    const build: Snippet = {
      title: 'Build torch-cluster',
      install: [pip(name), pip('torch'), pip('setuptools'), pip('wheel')],
      code: sh`pip install --no-build-isolation ${`${name}[${built}]`}`,
    };
    return [
      ...(extra === built ? [build] : []),
      {
        title: 'Find the same points in two pictures',
        install: [pip(extra === undefined || extra === built ? name : `${name}[${extra}]`)],
        code: py`
          from importlib.resources import files

          from ${library} import get_default_device, get_matcher
          from ${library}.viz import plot_matches

          matcher = get_matcher(${matcher}, device=get_default_device())

          # Two pictures of one place, which come with the package.
          pair = files(${module}).joinpath("assets/example_pairs/outdoor")
          near = matcher.load_image(str(pair.joinpath("montmartre_close.jpg")), resize=512)
          far = matcher.load_image(str(pair.joinpath("montmartre_far.jpg")), resize=512)

          result = matcher(near, far)
          print(result["num_inliers"], "matching points")
          plot_matches(near, far, result, save_path="matches.png")
        `,
      },
    ];
  };
