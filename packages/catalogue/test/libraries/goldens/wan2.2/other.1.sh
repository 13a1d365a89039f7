hf download hmkang/wam-dit4dit-robocasa-wan22-4latin2latout --local-dir=wam-dit4dit-robocasa-wan22-4latin2latout
