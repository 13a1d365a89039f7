from jev_style import JevStyle, choice, noul

js = JevStyle.from_pretrained("chaoliangUNSW/Jev-Style-0.8B-Decision-v3-GGUF", scorer="jev-score/jev-score")

result = js.decide(
    "The parcel came a week late, and one cup was broken.",
    {
        "damaged": noul("Something in the parcel was damaged."),
        "tone": choice("What is the tone of the message?", ["calm", "annoyed", "furious"]),
    },
)
print(result["answers"]["damaged"]["noul"])
print(result["answers"]["tone"]["choice"])
