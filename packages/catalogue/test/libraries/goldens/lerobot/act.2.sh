lerobot-rollout \
  --strategy.type=base \
  --policy.path=harbour-robots/act-stack-cups \
  --robot.type=so101_follower \
  --robot.port=/dev/ttyACM0 \
  --robot.id=my_follower_arm \
  --robot.cameras='{front: {type: opencv, index_or_path: 0, width: 640, height: 480, fps: 30}}' \
  --task='Put the cube into the box' \
  --duration=60
