import ArrowRight from 'lucide-react/icons/arrow-right';
import { paths } from '#web/shell/navigation/paths.ts';
import { WorkspaceHeader } from '#web/shell/workspace-header.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Device } from '#web/websites/site-frame/device.ts';
import { DeviceSwitch } from '#web/websites/site-frame/device-switch.tsx';

type CustomizerHeaderProps = {
  designName: string;
  device: Device;
  onDevice: (device: Device) => void;
  formId: string;
  isCreating: boolean;
};

/** The template’s name, the device switch, and the save button. */
export function CustomizerHeader(props: CustomizerHeaderProps) {
  const { designName, device, onDevice, formId, isCreating } = props;
  return (
    <WorkspaceHeader
      back={{ href: paths.websiteTemplates, label: 'Templates' }}
      title={designName}
      view={<DeviceSwitch value={device} onChange={onDevice} />}
      actions={
        <Button
          variant="primary"
          type="submit"
          form={formId}
          disabled={isCreating}
          iconAfter={isCreating ? undefined : <ArrowRight aria-hidden="true" />}
        >
          {isCreating ? 'Creating...' : 'Save & Preview'}
        </Button>
      }
    />
  );
}
