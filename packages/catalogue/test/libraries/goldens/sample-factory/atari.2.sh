TORCH_FORCE_NO_WEIGHTS_ONLY_LOAD=1 python -m sf_examples.atari.enjoy_atari \
  --algo=APPO --env=atari_breakout --train_dir=train_dir --experiment=atari_2B_atari_breakout_1111 \
  --device=cpu --max_num_episodes=5
