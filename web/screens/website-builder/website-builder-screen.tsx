import { useState } from 'react';
import { AppShell } from '#web/app/app-shell.tsx';
import { NoRestaurant } from '#web/app/no-restaurant.tsx';
import { paths } from '#web/app/paths.ts';
import { restaurantIdOf, useUser } from '#web/app/session-context.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { BuilderOptions } from './builder-options.tsx';
import { GenerationFlow } from './generation-flow.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useGeneration } from './use-generation.ts';
import styles from './website-builder-screen.module.css';
import { WebsiteList } from './website-list.tsx';

/** The restaurant's websites and the ways to a new one (spec, website builder §2.3). */
export function WebsiteBuilderScreen() {
  const actsForRestaurant = restaurantIdOf(useUser()) !== undefined;
  return (
    <AppShell title="Website Builder">
      {actsForRestaurant ? <WebsiteBuilder /> : <NoRestaurant title="Website Builder" />}
    </AppShell>
  );
}

function WebsiteBuilder() {
  const generation = useGeneration();
  const [asking, setAsking] = useState<'generate' | 'import'>();
  const generate = () => setAsking('generate');
  const close = () => setAsking(undefined);
  return (
    <div className={styles.page}>
      <PageHeader
        title="Website Builder"
        subtitle="Create stunning AI-powered restaurant websites"
        back={{ href: paths.dashboard, label: 'Back to Dashboard' }}
      />
      <BuilderOptions onGenerate={generate} onImport={() => setAsking('import')} />
      <GenerationFlow
        generation={generation}
        isAsking={asking === 'generate'}
        onAsk={generate}
        onAsked={close}
      />
      <WebsiteList isGenerating={generation.pending !== undefined} onGetStarted={generate} />
      <ImportDialog isOpen={asking === 'import'} onClose={close} />
    </div>
  );
}
