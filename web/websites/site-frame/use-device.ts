import { useState } from 'react';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import type { Device } from './device.ts';

/** The selected device of the preview. On a phone, it starts with the phone. */
export function useDevice(): [Device, (device: Device) => void] {
  const isNarrow = useIsNarrow();
  const [chosen, choose] = useState<Device>();
  return [chosen ?? (isNarrow ? 'mobile' : 'desktop'), choose];
}
