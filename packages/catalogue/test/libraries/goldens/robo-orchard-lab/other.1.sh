hf download HorizonRobotics/FineGrasp --local-dir=FineGrasp
