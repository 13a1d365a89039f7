/** @module Programs that several snippets need besides their packages. */
import { program } from '../../../snippets/requirement.ts';

export const cmake = program('cmake', { brew: 'cmake', apt: 'cmake', winget: 'Kitware.CMake' });

export const conda = program('conda', {
  url: 'https://docs.conda.io/projects/conda/en/stable/user-guide/install/',
});

export const curl = program('curl', { apt: 'curl' });

export const dockerEngine = program('docker', { url: 'https://docs.docker.com/engine/install/' });

export const tesseract = program('tesseract', {
  brew: 'tesseract',
  apt: 'tesseract-ocr',
  winget: 'UB-Mannheim.TesseractOCR',
});

export const ffmpeg = program('ffmpeg', { brew: 'ffmpeg', apt: 'ffmpeg', winget: 'Gyan.FFmpeg' });
