from transformers import AutoProcessor, AutoModelForDocumentQuestionAnswering

processor = AutoProcessor.from_pretrained("impira/layoutlm-document-qa")
model = AutoModelForDocumentQuestionAnswering.from_pretrained("impira/layoutlm-document-qa", device_map="auto")

print(model)
