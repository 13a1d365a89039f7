import pandas as pd
import routee.powertrain as pt
from routee.powertrain.registry import HFRegistry

registry = HFRegistry(repo_id="NatLabRockies/routee-powertrain-model-library")
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
