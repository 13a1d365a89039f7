/** @module Snapshots that are older than the code which snippets were written for: they prove nothing. */

/** Commit of the snapshot, and a later commit of the same repository that has what the snippets use. */
export const outdated: Readonly<Record<string, { readonly repository: string; readonly later: string }>> = {
  '6788a080938a20a8c84969246eea75a20a93dbbb': {
    repository: 'cartesia-ai/edge',
    later: '95d827686cb1d370ba19df31a2e25544e92a338b',
  },
  '4a66e2a4c0f230398df3bb02789eda257b7a644d': {
    repository: 'Phantom-video/Phantom',
    later: '7e2997d5da5df9c8ff2b0fdd1f0b2487797c1c3d',
  },
  '1d3b793d390aba2d6d7bcc3e0336867fdfbd48da': {
    repository: 'GengzeZhou/SAME',
    later: '809c6cf7a619146f916ba91cfb677d1922fc888a',
  },
  '43fe6776d5c1f43269783528d8dbaf593f0553d4': {
    repository: 'Yuliang-Liu/MonkeyOCR',
    later: '98886b67bb344a5ce94d73a3db75b326b34a0001',
  },
  b284cc5fbd1c526784b848a300f6e08c5861ff8b: {
    repository: 'StanfordMIMI/CheXmix',
    later: '62332ef15040467bac0a9ac480e315202507e2c0',
  },
};
