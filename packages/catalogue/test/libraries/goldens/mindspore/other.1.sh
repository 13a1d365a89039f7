hf download example/mindspore-notes --local-dir=mindspore-notes
