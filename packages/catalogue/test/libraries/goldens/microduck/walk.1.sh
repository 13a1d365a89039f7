sudo robotctl policy load walk pollen-robotics/microduck-sprint-2m-reference
