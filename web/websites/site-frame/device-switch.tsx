import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import type { Device } from './device.ts';

const SEGMENTS = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor /> },
  { value: 'tablet', label: 'Tablet', icon: <Tablet /> },
  { value: 'mobile', label: 'Mobile', icon: <Smartphone /> },
] as const;

type DeviceSwitchProps = { value: Device; onChange: (device: Device) => void };

/** Selects the device of the preview. */
export function DeviceSwitch({ value, onChange }: DeviceSwitchProps) {
  return <SegmentedControl label="Device" segments={SEGMENTS} value={value} onChange={onChange} isIconOnly />;
}
