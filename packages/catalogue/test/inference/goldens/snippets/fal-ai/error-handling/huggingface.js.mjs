import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const awake = setInterval(() => {}, 1000); // keeps Node running while the job is waited for
try {
  const blob = await client.textToVideo({
    provider: "fal-ai",
    model: "acme/tern-1",
    inputs: "A paper boat drifting down a sunlit stream",
  }, { retry_on_error: false });
  await writeFile("output.mp4", blob.stream());
  console.log("Saved output.mp4");
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
clearInterval(awake);
