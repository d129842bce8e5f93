import { type PlatformSettings, usePlatformSettings } from '#web/console/api/platform-settings.ts';
import { ConsoleHeader } from '#web/console/console-header.tsx';
import { CONSOLE_SECTIONS } from '#web/console/sections.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AdministratorsSection } from './administrators-section.tsx';
import { BrandSection } from './brand-section.tsx';
import { BudgetSection } from './budget-section.tsx';
import { DunningSection } from './dunning-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { PlansSection } from './plans-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import { SendersSection } from './senders-section.tsx';
import { TextModelSection } from './text-model-section.tsx';

/** Settings of the whole platform, and its providers. */
export function PlatformSettingsScreen() {
  const settings = usePlatformSettings();
  return (
    <>
      <ConsoleHeader section={CONSOLE_SECTIONS.settings} />
      {settings.data !== undefined ? (
        <Sections settings={settings.data} />
      ) : settings.isError ? (
        <LoadFailure title="Error Loading Platform Settings" query={settings} />
      ) : (
        <Loading label="Loading platform settings…">
          <Skeleton lines={10} />
        </Loading>
      )}
    </>
  );
}

function Sections({ settings }: { settings: PlatformSettings }) {
  return (
    <>
      <BrandSection settings={settings} />
      <LimitsSection settings={settings} />
      <BudgetSection settings={settings} />
      <TextModelSection model={settings.text_model} />
      <ProvidersSection providers={settings.providers} />
      <SendersSection settings={settings} />
      <PlansSection settings={settings} />
      <DunningSection settings={settings} />
      <AdministratorsSection />
    </>
  );
}
