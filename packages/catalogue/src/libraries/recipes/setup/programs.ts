/** @module Programs that several snippets need besides their packages. */
import { program } from '../../../snippets/requirement.ts';

export const cmake = /* @__PURE__ */ program('cmake', {
  brew: 'cmake',
  apt: 'cmake',
  winget: 'Kitware.CMake',
});

export const conda = /* @__PURE__ */ program('conda', {
  url: 'https://docs.conda.io/projects/conda/en/stable/user-guide/install/',
});

export const curl = /* @__PURE__ */ program('curl', { apt: 'curl' });

export const dockerEngine = /* @__PURE__ */ program('docker', {
  url: 'https://docs.docker.com/engine/install/',
});

export const tesseract = /* @__PURE__ */ program('tesseract', {
  brew: 'tesseract',
  apt: 'tesseract-ocr',
  winget: 'UB-Mannheim.TesseractOCR',
});

export const ffmpeg = /* @__PURE__ */ program('ffmpeg', {
  brew: 'ffmpeg',
  apt: 'ffmpeg',
  winget: 'Gyan.FFmpeg',
});
