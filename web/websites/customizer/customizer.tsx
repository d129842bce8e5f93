import { useId, useRef, useState } from 'react';
import type { SiteTemplate } from '#shared/websites/contract/site-template.ts';
import { LeaveGuard } from '#web/shell/dialogs/leave-guard.tsx';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Grid } from '#web/ui/layout.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { useDevice } from '#web/websites/site-frame/use-device.ts';
import styles from './customizer.module.css';
import { CustomizerHeader } from './customizer-header.tsx';
import { ContentTab } from './form/content-tab.tsx';
import type { DraftPlace } from './form/customizer-draft.ts';
import { initialValues, type KnownRestaurant } from './form/customizer-schema.ts';
import { CustomizerTabs } from './form/customizer-tabs.tsx';
import { DesignTab } from './form/design-tab.tsx';
import { DraftNotice } from './form/draft-notice.tsx';
import { useCustomizerForm } from './form/use-customizer-form.ts';
import { LivePreview } from './live-preview.tsx';
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
        You haven’t created this website yet. If you leave, you’ll lose your changes.
      </LeaveGuard>
    </div>
  );
}
