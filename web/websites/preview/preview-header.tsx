import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import type { ReactNode } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { WorkspaceHeader } from '#web/shell/workspace-header.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Device } from '#web/websites/site-frame/device.ts';
import { DeviceSwitch } from '#web/websites/site-frame/device-switch.tsx';
import { StatusBadge } from '#web/websites/status-badge.tsx';

type PreviewHeaderProps = {
  website: Pick<Website, 'website_name' | 'status'>;
  device: Device;
  onDevice: (device: Device) => void;
  fullScreen: { isFullScreen: boolean; toggle: () => void };
  isEditing?: boolean;
  /** The website’s actions. */
  actions: ReactNode;
};

/** The website’s name, the device switch, and the actions. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { website, device, onDevice, fullScreen, isEditing = false, actions } = props;
  const { isFullScreen, toggle } = fullScreen;
  const fullScreenLabel = isFullScreen ? 'Exit full screen' : 'Full screen';
  return (
    <WorkspaceHeader
      back={{ href: paths.websiteBuilder, label: 'Back' }}
      title={website.website_name}
      badge={<StatusBadge status={website.status} />}
      view={
        <>
          <DeviceSwitch value={device} onChange={onDevice} />
          <IconButton
            label={fullScreenLabel}
            title={fullScreenLabel}
            aria-pressed={isFullScreen}
            icon={isFullScreen ? <Minimize /> : <Maximize />}
            onClick={toggle}
          />
        </>
      }
      actions={actions}
      isCompact={isEditing}
    />
  );
}
