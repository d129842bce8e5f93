import { useState } from 'react';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { ViewHeader } from '#web/shell/view-header.tsx';
import { VIEWS } from '#web/shell/views.ts';
import { Stack } from '#web/ui/layout.tsx';
import { BuilderOptions } from './builder-options.tsx';
import { GenerationFlow } from './generation/generation-flow.tsx';
import { useGeneration } from './generation/use-generation.ts';
import { WebsiteList } from './list/website-list.tsx';

const ImportDialog = deferredDialog(() => import('./transfer/import-dialog.tsx').then((m) => m.ImportDialog));

/** The restaurant’s websites, and the ways to create one (spec, website builder §2.3). */
export function WebsiteBuilderScreen() {
  const generation = useGeneration();
  const [asking, setAsking] = useState<'generate' | 'import'>();
  const generate = () => setAsking('generate');
  const close = () => setAsking(undefined);
  return (
    <Stack gap={4}>
      <ViewHeader view={VIEWS.websiteBuilder} />
      <BuilderOptions onGenerate={generate} onImport={() => setAsking('import')} />
      <GenerationFlow
        generation={generation}
        isAsking={asking === 'generate'}
        onAsk={generate}
        onAsked={close}
      />
      <WebsiteList isGenerating={generation.pending !== undefined} onGetStarted={generate} />
      <ImportDialog isOpen={asking === 'import'} onClose={close} />
    </Stack>
  );
}
