import { WebsiteWindow } from '#web/websites/website-window.tsx';
import { PreviewWorkspace } from './preview-workspace.tsx';

/** A website as guests will see it, with its details (spec, website builder §2.5). */
export function WebsitePreviewScreen() {
  return (
    <WebsiteWindow titleOf={(name) => name ?? 'Website preview'} failure="We couldn’t load this website">
      {(website) => <PreviewWorkspace website={website} />}
    </WebsiteWindow>
  );
}
