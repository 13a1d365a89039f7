/** @module Names of the SDKs of spaces. */

const names: Readonly<Record<string, string>> = {
  docker: 'Docker',
  gradio: 'Gradio',
  static: 'Static page',
  streamlit: 'Streamlit',
};

export const sdkName = (sdk: string): string => (Object.hasOwn(names, sdk) ? (names[sdk] ?? sdk) : sdk);
