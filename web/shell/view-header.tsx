import { PageHeader } from '#web/ui/page-header.tsx';
import { paths } from './navigation/paths.ts';
import { ScreenTitle } from './screen-title.tsx';
import type { View } from './views.ts';

/** The header of a view: title, subtitle, and the link back to the dashboard. */
export function ViewHeader({ view: { title, subtitle } }: { view: View }) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader
        title={title}
        subtitle={subtitle}
        back={{ href: paths.dashboard, label: 'Back to Dashboard' }}
      />
    </>
  );
}
