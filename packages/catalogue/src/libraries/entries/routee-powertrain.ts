import { py } from '../../code/index.ts';
import { defineLibrary } from '../define.ts';
import { pip } from '../../snippets/requirement.ts';

export default defineLibrary({
  prettyLabel: 'RouteE-Powertrain',
  repoName: 'RouteE-Powertrain',
  repoUrl: 'https://github.com/NatLabRockies/routee-powertrain',
  docsUrl: 'https://natlabrockies.github.io/routee-powertrain/',
  summary: 'Predicts the energy a vehicle uses on each stretch of a route.',
  countDownloads: 'path_extension:"onnx" OR path_extension:"joblib"',
  languages: ['python'],

  snippets: (model, { revision }) => [
    {
      title: 'Predict the energy use of a vehicle',
      install: [pip('routee-powertrain', undefined, { python: '<3.14' }), pip('pandas')],
      code: py`
        import pandas as pd
        import routee.powertrain as pt
        from routee.powertrain.registry import HFRegistry

        registry = HFRegistry(repo_id=${model.id}${py.rest({ revision })})
        features = ["speed_mph", "grade_percent"]
        vehicles = pt.query_available_models(feature_names=features, registry=registry)
        vehicle = next(
            found
            for found in vehicles
            if len(found.feature_names) == len(features) and found.estimator_type == "ONNXEstimator"
        )
        print(vehicle)

        model = pt.load_model(vehicle.model_id, registry=registry)
        links = pd.DataFrame(
            {"distance": [0.1, 0.2, 0.3], "speed_mph": [30.0, 40.0, 50.0], "grade_percent": [-5.0, 0.0, 5.0]}
        )
        print(model.predict(links))
      `,
    },
  ],
});
