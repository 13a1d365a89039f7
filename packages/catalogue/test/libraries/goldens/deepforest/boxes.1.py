from deepforest import get_data, main

model = main.deepforest()
model.load_model(model_name="weecology/deepforest-tree")

boxes = model.predict_image(path=get_data("OSBS_029.png"))
print(boxes)
