TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD=1 python -m sf_examples.vizdoom.enjoy_vizdoom \
  --algo=APPO --env=doom_health_gathering_supreme --train_dir=train_dir --experiment=rl_course_vizdoom_health_gathering_supreme \
  --device=cpu --max_num_episodes=5
