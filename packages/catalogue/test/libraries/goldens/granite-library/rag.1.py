from mellea.backends.huggingface import LocalHFBackend
from mellea.stdlib.components.intrinsic import rag
from mellea.stdlib.context import ChatContext

backend = LocalHFBackend(model_id="ibm-granite/granite-4.0-micro")

question = "How high does the tide rise in Dover?"
passages = ["The tide gauge in Dover has recorded a rise of six metres on some days."]
print(rag.check_answerability(question, passages, ChatContext(), backend))
