sudo robotctl policy update
