import { Panels } from './panels.js';

/** As the hub describes the model. */
const record = {
  id: 'timm/resnet50.a1_in1k',
  library_name: 'timm',
  pipeline_tag: 'image-classification',
  safetensors: { parameters: { F32: 25610205 }, total: 25610205 },
};

/** The panels are in the HTML of the page; in the browser they react to choices. */
export default function Page() {
  return (
    <main>
      <h1>{record.id}</h1>
      <Panels record={record} />
    </main>
  );
}
