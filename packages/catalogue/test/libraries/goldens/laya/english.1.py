import laya

agent = laya.load("convaiinnovations/laya")

questions = {
    "team": {
        "type": "choice",
        "instructions": "Which team should answer?",
        "criteria": {"billing": "invoices and refunds", "delivery": "late or lost parcels"},
    },
    "urgent": {"type": "noul", "instructions": "Does it need an answer today?"},
}
result = agent.predict("The parcel came a week late, and one cup was broken.", questions)
print(result["answers"]["team"]["choice"], result["answers"]["urgent"]["noul"])
