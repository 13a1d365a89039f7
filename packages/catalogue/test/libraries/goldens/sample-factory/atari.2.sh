python -m sf_examples.atari.enjoy_atari \
  --algo=APPO --env=atari_breakout --train_dir=train_dir --experiment=atari_2B_atari_breakout_1111 --max_num_episodes=5
