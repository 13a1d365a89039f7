import json

from huggingface_hub import snapshot_download

snapshot_download("allenai/ACE2-ERA5", local_dir="ACE2-ERA5", allow_patterns=[
        "ace2_era5_ckpt.tar",
        "initial_conditions/ic_2020.nc",
        "forcing_data/forcing_2020.nc",
    ])
# Ten days, in steps of six hours.
run = {
    "experiment_dir": "output",
    "n_forward_steps": 40,
    "forward_steps_in_memory": 10,
    "checkpoint_path": "ACE2-ERA5/ace2_era5_ckpt.tar",
    "logging": {"log_to_wandb": False},
    "initial_condition": {
        "path": "ACE2-ERA5/initial_conditions/ic_2020.nc",
        "start_indices": {"n_initial_conditions": 1},
    },
    "forcing_loader": {"dataset": {"data_path": "ACE2-ERA5/forcing_data"}},
}
with open("run.yaml", "w") as file:
    json.dump(run, file)
