'use client';

import { HardwareFit, SnippetPanel } from '@loadout/react';

export function Panels({ record }) {
  return (
    <>
      <SnippetPanel model={record} library={record.library_name} />
      <HardwareFit model={record} hardware="nvidia-rtx-4090" />
    </>
  );
}
