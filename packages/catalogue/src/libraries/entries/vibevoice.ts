import { py } from '../../code/index.ts';
import { pinned } from '../recipes/setup/pinned.ts';
import { pip } from '../../snippets/requirement.ts';
import { gpu, placeholder } from '../../snippets/warnings.ts';
import { defineLibrary } from '../define.ts';
import { isConverted } from '../../records/other-formats.ts';

export default defineLibrary({
  prettyLabel: 'VibeVoice',
  repoName: 'VibeVoice',
  repoUrl: 'https://github.com/microsoft/VibeVoice',
  summary: 'Long conversations between several synthetic speakers.',
  languages: ['python'],
  tasks: ['text-to-speech'],
  // Its package has the speakers, not the recognizer.
  refuses: (model) => isConverted(model) || model.pipeline_tag === 'automatic-speech-recognition',

  snippets(model, context) {
    const { imports, target, needs } = pinned(model, context);
    return [
      {
        title: 'Synthesize a dialogue in two voices',
        install: [pip('vibevoice'), pip('librosa'), pip('soundfile'), pip('torch'), ...needs],
        warnings: [gpu, placeholder('recordings of two voices as voice-1.wav and voice-2.wav')],
        code: py`
          import librosa
          import soundfile as sf
          import torch
          from vibevoice.modular.modeling_vibevoice_inference import VibeVoiceForConditionalGenerationInference
          from vibevoice.processor.vibevoice_processor import VibeVoiceProcessor
          ${imports}

          source = ${target}
          processor = VibeVoiceProcessor.from_pretrained(source)
          model = VibeVoiceForConditionalGenerationInference.from_pretrained(source, torch_dtype=torch.bfloat16)
          model = model.to("cuda").eval()
          model.set_ddpm_inference_steps(5)

          voices = [librosa.load(name, sr=24000, mono=True)[0] for name in ["voice-1.wav", "voice-2.wav"]]
          script = "Speaker 0: When does the ferry leave?\nSpeaker 1: At half past nine."
          inputs = processor(text=[script], voice_samples=[voices], return_tensors="pt").to("cuda")
          outputs = model.generate(**inputs, cfg_scale=1.3, tokenizer=processor.tokenizer)

          audio = outputs.speech_outputs[0].float().cpu().numpy().squeeze()
          sf.write("output.wav", audio, 24000)
        `,
      },
    ];
  },
});
