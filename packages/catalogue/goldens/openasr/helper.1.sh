openasr pull firered-punc
