import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import type { ReactNode } from 'react';
import type { Website } from '#shared/contract/website.ts';
import { paths } from '#web/features/navigation/paths.ts';
import { ThemeSwitch } from '#web/features/shell/theme-switch.tsx';
import type { Device } from '#web/features/site-frame/device.ts';
import { DeviceSwitch } from '#web/features/site-frame/device-switch.tsx';
import { statusLabel, statusTone } from '#web/features/websites/website-labels.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './preview-header.module.css';

type PreviewHeaderProps = {
  website: Pick<Website, 'website_name' | 'status'>;
  device: Device;
  onDevice: (device: Device) => void;
  fullScreen: { isFullScreen: boolean; toggle: () => void };
  isEditing?: boolean;
  /** What can be done with the website. */
  actions: ReactNode;
};

/** What is shown, on which device, and what can be done with it. */
export function PreviewHeader(props: PreviewHeaderProps) {
  const { website, device, onDevice, fullScreen, isEditing = false, actions } = props;
  const { isFullScreen, toggle } = fullScreen;
  const fullScreenLabel = isFullScreen ? 'Exit full screen' : 'Full screen';
  return (
    <header className={classNames(styles.header, isEditing && styles.editing)}>
      <BackLink className={styles.back} href={paths.websiteBuilder}>
        Back
      </BackLink>
      <div className={styles.title}>
        <h1 title={website.website_name}>{website.website_name}</h1>
        <span className={styles.status}>
          <Badge tone={statusTone(website.status)}>{statusLabel(website.status)}</Badge>
        </span>
      </div>
      <div className={styles.view}>
        <DeviceSwitch value={device} onChange={onDevice} />
        <IconButton
          label={fullScreenLabel}
          title={fullScreenLabel}
          aria-pressed={isFullScreen}
          icon={isFullScreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          onClick={toggle}
        />
        <ThemeSwitch />
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
