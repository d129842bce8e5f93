import ArrowLeft from 'lucide-react/icons/arrow-left';
import ExternalLink from 'lucide-react/icons/external-link';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import type { Website } from '#shared/contract/website.ts';
import { linkTo, paths } from '#web/app/paths.ts';
import { ThemeSwitch } from '#web/app/theme-switch.tsx';
import { statusLabel, statusTone } from '#web/app/website-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import type { Device } from './device.ts';
import styles from './preview-header.module.css';
import { PublishControl } from './publish-control.tsx';

const DEVICE_SEGMENTS = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor aria-hidden="true" /> },
  { value: 'tablet', label: 'Tablet', icon: <Tablet aria-hidden="true" /> },
  { value: 'mobile', label: 'Mobile', icon: <Smartphone aria-hidden="true" /> },
] as const;

type PreviewHeaderProps = {
  website: Website;
  device: Device;
  onDevice: (device: Device) => void;
  fullScreen: { isFullScreen: boolean; toggle: () => void };
};

/** What is shown, on which device, and what can be done with it. */
export function PreviewHeader({ website, device, onDevice, fullScreen }: PreviewHeaderProps) {
  const { isFullScreen, toggle } = fullScreen;
  const fullScreenLabel = isFullScreen ? 'Exit full screen' : 'Full screen';
  return (
    <header className={styles.header}>
      <Link className={styles.back} href={paths.websiteBuilder}>
        <ArrowLeft aria-hidden="true" />
        Back
      </Link>
      <div className={styles.title}>
        <h1>{website.website_name}</h1>
        <span className={styles.status}>
          <Badge tone={statusTone(website.status)}>{statusLabel(website.status)}</Badge>
        </span>
      </div>
      <div className={styles.view}>
        <SegmentedControl
          label="Device"
          segments={DEVICE_SEGMENTS}
          value={device}
          onChange={onDevice}
          isIconOnly
        />
        <IconButton
          label={fullScreenLabel}
          title={fullScreenLabel}
          aria-pressed={isFullScreen}
          icon={isFullScreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          onClick={toggle}
        />
        <ThemeSwitch />
      </div>
      <div className={styles.actions}>
        <LinkButton
          href={website.url ?? linkTo.websitePage(website.website_id)}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink aria-hidden="true" />}
        >
          Open in new tab
        </LinkButton>
        <PublishControl website={website} />
      </div>
    </header>
  );
}
