import type { ReactNode } from 'react';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import type { View } from '#web/shell/views.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

type ConsoleHeaderProps = { section: View; actions?: ReactNode };

/** The head of a section of the console: its title in the document and on the screen, its subtitle, its actions. */
export function ConsoleHeader({ section: { title, subtitle }, actions }: ConsoleHeaderProps) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
    </>
  );
}
