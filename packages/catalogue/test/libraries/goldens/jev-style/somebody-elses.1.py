from jev_style import JevStyle, choice, noul

js = JevStyle.from_pretrained("harbour-labs/ticket-decisions", trust_remote_code=True)

result = js.decide(
    "The parcel came a week late, and one cup was broken.",
    {
        "damaged": noul("Something in the parcel was damaged."),
        "tone": choice("What is the tone of the message?", ["calm", "annoyed", "furious"]),
    },
)
print(result["answers"]["damaged"]["noul"])
print(result["answers"]["tone"]["choice"])
