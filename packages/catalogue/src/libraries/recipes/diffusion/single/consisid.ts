/** @module The example of ConsisID, which takes the features of a face that its helpers find in a picture. */
import { py } from '../../../../code/index.ts';
import { hubClient, hubImport } from '../../../../snippets/hub.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { ownPrompt } from '../../../../snippets/samples/image.ts';
import { placeholder } from '../../../../snippets/warnings.ts';
import type { DiffusionExample, Parts } from '../load.ts';
import { partNeeds } from '../part-needs.ts';

export const consisid = ({ model, context }: Parts): DiffusionExample => ({
  title: 'Generate a video of a person',
  needs: [
    pip('torchvision'),
    pip('consisid_eva_clip'),
    pip('facexlib'),
    pip('insightface'),
    pip('onnxruntime-gpu'),
    hubClient(context),
    pip('imageio'),
    pip('imageio-ffmpeg'),
    ...partNeeds(model.id, 'video', model),
  ],
  warnings: [placeholder('a picture with the face of a person as person.png')],
  code: py`
    import torch
    from diffusers import ConsisIDPipeline
    from diffusers.pipelines.consisid.consisid_utils import prepare_face_models, process_face_embeddings_infer
    from diffusers.utils import export_to_video
    ${hubImport(context, 'snapshot_download')}

    folder = snapshot_download(${model.id}${py.rest({ revision: context.revision })})
    pipe = ConsisIDPipeline.from_pretrained(folder, dtype=torch.bfloat16, device_map="cuda")

    aligner, recognizer, encoder, finder, mean, std = prepare_face_models(folder, device="cuda", dtype=torch.bfloat16)
    condition, hidden, image, points = process_face_embeddings_infer(
        aligner, encoder, recognizer, mean, std, finder, "cuda", torch.bfloat16, "person.png"
    )
    frames = pipe(
        image=image,
        prompt=${ownPrompt(model) ?? 'A person walks along a city street in soft evening light and smiles'},
        id_vit_hidden=hidden,
        id_cond=condition,
        kps_cond=points,
    ).frames[0]
    export_to_video(frames, "output.mp4", fps=8)
  `,
});
