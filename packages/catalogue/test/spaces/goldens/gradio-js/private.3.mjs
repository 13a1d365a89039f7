import { Client } from "@gradio/client";

const client = await Client.connect("Harbour/Tide_Tables.v2", { token: process.env.HF_TOKEN });
console.dir(await client.view_api(), { depth: 4 });
