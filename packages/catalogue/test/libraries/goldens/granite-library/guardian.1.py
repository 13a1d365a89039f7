from mellea.backends.huggingface import LocalHFBackend
from mellea.stdlib.components import Message
from mellea.stdlib.components.intrinsic import guardian
from mellea.stdlib.context import ChatContext

backend = LocalHFBackend(model_id="ibm-granite/granite-4.0-micro")

context = (
    ChatContext()
    .add(Message("user", "How high does the tide rise in Dover?"))
    .add(Message("assistant", "It rises by six metres on some days."))
)
print(guardian.guardian_check(context, backend, criteria="harm"))
