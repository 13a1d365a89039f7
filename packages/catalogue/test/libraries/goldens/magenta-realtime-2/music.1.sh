mrt models init
mrt models download mrt2_small
mrt mlx generate --model=mrt2_small --duration=8 --prompt='A calm piano melody over soft rain'
