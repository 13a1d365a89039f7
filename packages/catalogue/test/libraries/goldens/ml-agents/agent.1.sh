mlagents-load-from-hf --repo-id=unity-technologies/ppo-Huggy --local-dir=./downloads
