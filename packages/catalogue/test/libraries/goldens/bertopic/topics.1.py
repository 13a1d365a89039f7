from bertopic import BERTopic

topic_model = BERTopic.load("MaartenGr/BERTopic_Wikipedia")
print(topic_model.get_topic_info())

topics, _ = topic_model.transform(["The staff were kind and the room was spotless."])
print(topic_model.get_topic(topics[0]))
