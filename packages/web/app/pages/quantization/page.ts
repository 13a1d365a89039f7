/** @module /quantization */
import { definePage } from '../../lib/page/define-page.ts';

export default definePage({
  path: '/quantization',
  name: 'Quantization',
  detail: 'GGUF types, bits and memory',
  navigation: { place: 'footer', order: 1 },
  listed: true,
});
