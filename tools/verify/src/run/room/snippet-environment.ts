/** @module The environment variables of a snippet: what a reader's shell has, and the certificates of the room. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { environmentPath } from './protocol.ts';

export function snippetEnvironment({
  trusted,
  home,
  bytecode,
  programs,
}: {
  readonly trusted: string;
  readonly home: string;
  readonly bytecode: string;
  readonly programs: readonly string[];
}): NodeJS.ProcessEnv {
  mkdirSync(home, { recursive: true });
  const machine = `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  // Debian keeps some libraries in folders that a link of the system chooses.
  const libraries = programs.flatMap((folder) =>
    [machine, `${machine}/blas`, `${machine}/lapack`, `${machine}/pulseaudio`, ''].map((name) =>
      join(folder, 'usr/lib', name),
    ),
  );
  return {
    PATH: [
      join(environmentPath, 'bin'),
      join(environmentPath, 'node_modules/.bin'),
      ...programs.map((folder) => join(folder, 'usr/bin')),
      dirname(process.execPath),
      '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    ].join(':'),
    ...(libraries.length > 0 && { LD_LIBRARY_PATH: libraries.join(':') }),
    ...(programs[0] !== undefined && {
      TESSDATA_PREFIX: join(programs[0], 'usr/share/tesseract-ocr/5/tessdata'),
    }),
    HOME: home,
    VIRTUAL_ENV: environmentPath,
    LANG: 'C.UTF-8',
    SSL_CERT_FILE: trusted,
    REQUESTS_CA_BUNDLE: trusted,
    CURL_CA_BUNDLE: trusted,
    NODE_EXTRA_CA_CERTS: trusted,
    HF_TOKEN: 'hf_standin',
    HF_HUB_DISABLE_PROGRESS_BARS: '1',
    // Its models would stay among the temporary files of the machine; a home is emptied before each block.
    FASTEMBED_CACHE_PATH: join(home, '.cache/fastembed'),
    PYTHONPYCACHEPREFIX: bytecode,
    PYTHONUNBUFFERED: '1',
    OMP_NUM_THREADS: '1',
    TOKENIZERS_PARALLELISM: 'false',
    MPLBACKEND: 'Agg',
    TF_CPP_MIN_LOG_LEVEL: '2',
  };
}
