sudo robotctl policy add polite-bow pollen-robotics/microduck-polite-bow
