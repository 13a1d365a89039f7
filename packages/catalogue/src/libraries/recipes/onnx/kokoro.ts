/** The model of the package kokoro-js, which has the phonemes that it reads and takes its voices from there. */
export const kokoroGraph = 'onnx-community/Kokoro-82M-v1.0-ONNX';
