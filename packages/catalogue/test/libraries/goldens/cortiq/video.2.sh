cortiq animate model.cmf --prompt='A paper boat drifting down a sunlit stream' --out=clip.avi
