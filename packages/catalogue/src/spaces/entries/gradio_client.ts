import { py } from '../../code/index.ts';
import { isOtherHub } from '../../snippets/access.ts';
import { pip } from '../../snippets/requirement.ts';
import { spaceAddress } from '../recipes/address.ts';
import { fitsGradio } from '../recipes/gradio.ts';
import { defineSpaceClient } from '../define.ts';

export default defineSpaceClient({
  label: 'gradio_client',
  docsUrl: 'https://www.gradio.app/guides/getting-started-with-the-python-client',
  fits: fitsGradio,
  needsRunning: true,

  snippets(space, context) {
    // The client looks up the URL of a space on the public hub; for another hub the URL is passed instead.
    const source = (isOtherHub(context) ? spaceAddress(space, context) : undefined) ?? space.id;
    const install = [pip('gradio_client')];
    return [
      {
        title: 'List the endpoints',
        install,
        code: py`
          from gradio_client import Client

          client = Client(${source})
          client.view_api()
        `,
      },
      {
        title: 'Call an endpoint with example inputs',
        install,
        code: py`
          from gradio_client import Client

          client = Client(${source})
          endpoints = client.view_api(print_info=False, return_format="dict")["named_endpoints"]
          api_name, endpoint = max(endpoints.items(), key=lambda each: len(each[1]["parameters"]))
          inputs = [
              each["parameter_default"] if each.get("parameter_has_default") else each["example_input"]
              for each in endpoint["parameters"]
          ]
          print(api_name, inputs)
          print(client.predict(*inputs, api_name=api_name))
        `,
      },
    ];
  },
});
