from mlx_audio.music.generate import generate_music

generate_music(
    caption="A calm piano melody over soft rain",
    lyrics="[instrumental]",
    model="mlx-community/MiniMax-Music3-nvfp4",
    duration=30,
    output_path="output.wav",
)
