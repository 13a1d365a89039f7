sudo robotctl policy load walk pollen-robotics/microduck-policies
