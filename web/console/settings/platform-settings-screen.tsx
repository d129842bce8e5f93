import { Suspense } from 'react';
import { type PlatformSettings, usePlatformSettings } from '#web/console/api/platform-settings.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { LoadState } from '#web/shell/errors/load-state.tsx';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { BrandSection } from './brand-section.tsx';
import { LimitsSection } from './limits-section.tsx';

const BudgetSection = lazyPart(() => import('./budget-section.tsx').then((m) => m.BudgetSection));
const TextModelSection = lazyPart(() => import('./text-model-section.tsx').then((m) => m.TextModelSection));
const ProvidersSection = lazyPart(() => import('./providers-section.tsx').then((m) => m.ProvidersSection));
const SendersSection = lazyPart(() => import('./senders-section.tsx').then((m) => m.SendersSection));
const PlansSection = lazyPart(() => import('./plans-section.tsx').then((m) => m.PlansSection));
const DunningSection = lazyPart(() => import('./dunning-section.tsx').then((m) => m.DunningSection));
const PostalAddressSection = lazyPart(() =>
  import('./postal-address-section.tsx').then((m) => m.PostalAddressSection),
);
const RetentionSection = lazyPart(() => import('./retention-section.tsx').then((m) => m.RetentionSection));
const AdministratorsSection = lazyPart(() =>
  import('./administrators-section.tsx').then((m) => m.AdministratorsSection),
);

/** Settings of the whole platform, and its providers. */
export function PlatformSettingsScreen() {
  const settings = usePlatformSettings();
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.settings} />
      {settings.data !== undefined ? (
        <Sections settings={settings.data} />
      ) : (
        <LoadState
          title="Error Loading Platform Settings"
          query={settings}
          label="Loading platform settings…"
          lines={10}
        />
      )}
    </>
  );
}

function Sections({ settings }: { settings: PlatformSettings }) {
  return (
    <>
      <BrandSection settings={settings} />
      <LimitsSection settings={settings} />
      <Suspense fallback={<Skeleton lines={6} />}>
        <BudgetSection settings={settings} />
        <TextModelSection model={settings.text_model} />
        <ProvidersSection providers={settings.providers} />
        <SendersSection settings={settings} />
        <PlansSection settings={settings} />
        <DunningSection settings={settings} />
        <PostalAddressSection settings={settings} />
        <RetentionSection settings={settings} />
        <AdministratorsSection />
      </Suspense>
    </>
  );
}
