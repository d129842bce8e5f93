import { useState } from 'react';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import type { Device } from './device.ts';

/** The device that a page is looked at on: on a phone the phone, which can be judged there, until another is chosen. */
export function useDevice(): [Device, (device: Device) => void] {
  const isNarrow = useIsNarrow();
  const [chosen, choose] = useState<Device>();
  return [chosen ?? (isNarrow ? 'mobile' : 'desktop'), choose];
}
