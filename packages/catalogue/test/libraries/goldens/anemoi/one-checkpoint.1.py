from anemoi.inference.config.run import RunConfiguration
from anemoi.inference.runners import create_runner

config = RunConfiguration(
    checkpoint={"huggingface": "ecmwf/aifs-single-1.0"},
    input="opendata",
    lead_time="24h",
    output="printer",
)
runner = create_runner(config)
runner.execute()
