import ArrowRight from 'lucide-react/icons/arrow-right';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Text } from '#web/ui/text.tsx';
import { DeviceStage } from '#web/websites/site-frame/device-stage.tsx';
import { DeviceSwitch } from '#web/websites/site-frame/device-switch.tsx';
import { SiteFrame } from '#web/websites/site-frame/site-frame.tsx';
import { useDevice } from '#web/websites/site-frame/use-device.ts';
import { useSamplePage } from './sample-page.ts';
import styles from './template-look.module.css';

type TemplateLookProps = { template: SiteTemplate | undefined; onClose: () => void };

/** The full sample page of a template, on a device of choice. */
export function TemplateLook({ template, onClose }: TemplateLookProps) {
  return (
    <Dialog isOpen={template !== undefined} onClose={onClose} size="full" title={template?.name ?? ''}>
      {template === undefined ? null : <Look template={template} />}
    </Dialog>
  );
}

function Look({ template }: { template: SiteTemplate }) {
  const [device, setDevice] = useDevice();
  const page = useSamplePage(template.id);
  return (
    <Grid gap={2} className={styles.look}>
      <Grid align="center" gap={2} rowGap={1} className={styles.bar}>
        <DeviceSwitch value={device} onChange={setDevice} />
        <Text size="small" tone="faint" className={styles.note}>
          Sample page{page === undefined ? '' : `. ${page.restaurantName} isn’t a real restaurant`}
        </Text>
        <LinkButton
          variant="primary"
          href={linkTo.templateCustomizer(template.id)}
          iconAfter={<ArrowRight />}
        >
          Customize
        </LinkButton>
      </Grid>
      {page === undefined ? null : (
        <DeviceStage name={page.restaurantName} device={device}>
          {(frame) => <SiteFrame html={page.html} name={page.restaurantName} {...frame} />}
        </DeviceStage>
      )}
    </Grid>
  );
}
