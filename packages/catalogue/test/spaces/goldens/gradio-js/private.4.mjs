import { Client } from "@gradio/client";

const client = await Client.connect("Harbour/Tide_Tables.v2", { token: process.env.HF_TOKEN });
const { named_endpoints } = await client.view_api();
const [[name, { parameters }]] = Object.entries(named_endpoints).sort(
  ([, one], [, other]) => other.parameters.length - one.parameters.length,
);
const inputs = parameters.map((each) =>
  each.parameter_has_default ? each.parameter_default : each.example_input,
);
console.log(name, inputs);
const { data } = await client.predict(name, inputs);
console.log(data);
