import ArrowRight from 'lucide-react/icons/arrow-right';
import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { emptyProfile } from '#shared/profile/restaurant-profile.ts';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { usePublicConfig } from '#web/client/public-config.ts';
import { useProfile } from '#web/profile/api/profile.ts';
import { LeaveGuard } from '#web/shell/dialogs/leave-guard.tsx';
import { lazyPart, preloadParts } from '#web/shell/navigation/lazy-part.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { WorkspaceHeader } from '#web/shell/workspace-header.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Grid } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import type { Device } from '#web/websites/site-frame/device.ts';
import { DeviceSwitch } from '#web/websites/site-frame/device-switch.tsx';
import { useDevice } from '#web/websites/site-frame/use-device.ts';
import styles from './customizer.module.css';
import { ContentTab } from './form/content-tab.tsx';
import type { DraftPlace } from './form/customizer-draft.ts';
import { type CustomizerValues, initialValues, type KnownRestaurant } from './form/customizer-schema.ts';
import { CustomizerTabs } from './form/customizer-tabs.tsx';
import { DesignTab } from './form/design-tab.tsx';
import { useCustomizerForm } from './form/use-customizer-form.ts';
import { MenuTab } from './menu/menu-tab.tsx';
import { useCreation } from './use-creation.ts';

const VIEWS = [
  { value: 'form', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const;

type CustomizerProps = { template: SiteTemplate; place: DraftPlace; restaurant: KnownRestaurant };

/** The form next to its preview; on phones, one at a time. */
export function Customizer({ template, place, restaurant }: CustomizerProps) {
  const formId = useId();
  const [initial] = useState(() => initialValues({ restaurant, colors: template.colors }));
  const { form, values, hasDraft, discardDraft } = useCustomizerForm(initial, place);
  const isSaved = useRef(false);
  const end = () => {
    isSaved.current = true;
    discardDraft();
  };
  const creation = useCreation({
    form,
    restaurantId: place.restaurantId,
    templateId: template.id,
    onCreated: end,
  });
  const { isDirty } = form.formState;
  const [device, setDevice] = useDevice();
  const [view, setView] = useState<'form' | 'preview'>('form');
  return (
    <div className={styles.customizer}>
      <CustomizerHeader
        designName={template.name}
        device={device}
        onDevice={setDevice}
        formId={formId}
        isCreating={creation.isCreating}
      />
      <Grid as="main" flex="fill" className={styles.main}>
        <div className={styles.views}>
          <SegmentedControl label="View" segments={VIEWS} value={view} onChange={setView} />
        </div>
        <form
          id={formId}
          className={classNames(styles.form, view === 'preview' && styles.away)}
          onSubmit={(event) => void creation.submit(event, () => setView('form'))}
          noValidate
        >
          {hasDraft ? <DraftNotice onStartOver={() => form.reset(initial)} /> : null}
          <CustomizerTabs
            form={form}
            refusals={creation.refusals}
            contents={{
              content: <ContentTab form={form} />,
              design: <DesignTab form={form} colors={template.colors} />,
              menu: <MenuTab form={form} />,
            }}
          />
        </form>
        <Grid
          as="section"
          className={classNames(styles.preview, view === 'form' && styles.away)}
          aria-label="Live preview"
        >
          <LivePreview template={template} restaurant={restaurant} values={values} device={device} />
        </Grid>
      </Grid>
      <AlertDialog
        title="We couldn’t create your website"
        message={creation.problem}
        onClose={creation.dismissProblem}
      />
      {/* No question on reload, because the draft is in the browser’s storage. */}
      <LeaveGuard isUnsaved={() => isDirty && !isSaved.current} onLeave={end} survivesReload>
        If you leave now, you’ll lose your changes.
      </LeaveGuard>
    </div>
  );
}

/** Says that a draft was restored, and offers to start over. */
function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  const [isDone, setIsDone] = useState(false);
  if (isDone) return null;
  return (
    <Notice title="Welcome back">
      <p>We restored your unsaved draft.</p>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          onStartOver();
          setIsDone(true);
        }}
      >
        Start over
      </Button>
    </Notice>
  );
}

type CustomizerHeaderProps = {
  designName: string;
  device: Device;
  onDevice: (device: Device) => void;
  formId: string;
  isCreating: boolean;
};

/** The template’s name, the device switch, and the save button. */
function CustomizerHeader(props: CustomizerHeaderProps) {
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
          iconAfter={isCreating ? undefined : <ArrowRight />}
        >
          {isCreating ? 'Creating...' : 'Save & Preview'}
        </Button>
      }
    />
  );
}

/** The page renderer loads after the form. */
const LivePage = lazyPart(() => import('./live-page.tsx').then((m) => m.LivePage));

type LivePreviewProps = {
  template: SiteTemplate;
  restaurant: KnownRestaurant;
  values: CustomizerValues;
  device: Device;
};

/** The preview of the form, once the facts it shows have loaded. */
function LivePreview({ template, ...shown }: LivePreviewProps) {
  const sitesOrigin = usePublicConfig().data?.sites_origin;
  const { data: stored, isPending } = useProfile();
  const profile = useMemo(() => stored?.profile ?? emptyProfile(''), [stored?.profile]);
  useEffect(() => preloadParts([LivePage]), []);
  if (sitesOrigin === undefined || isPending) return null;
  return (
    <Suspense fallback={null}>
      <LivePage id={template.id} profile={profile} sitesOrigin={sitesOrigin} {...shown} />
    </Suspense>
  );
}
