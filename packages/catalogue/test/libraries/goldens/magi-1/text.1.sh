# Some of the requirements are built against torch, which has to be there first.
pip install torch==2.4.0 torchvision==0.19.0 torchaudio==2.4.0 ninja packaging wheel
pip install -r requirements.txt --no-build-isolation
