from anemoi.inference.config.run import RunConfiguration
from anemoi.inference.runners import create_runner

config = RunConfiguration(
    checkpoint={
        "huggingface": {
            "repo_id": "ecmwf/aifs-ens-2.0",
            "filename": "aifs-ens-crps-2.0.ckpt",
        },
    },
    input="opendata",
    lead_time="24h",
    output="printer",
)
runner = create_runner(config)
runner.execute()
