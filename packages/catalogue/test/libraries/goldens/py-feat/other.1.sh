hf download py-feat/au_to_landmarks --local-dir=au_to_landmarks
