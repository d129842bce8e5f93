import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ScreenTitle } from '../shell/screen-title.tsx';
import type { View } from '../shell/views.ts';

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
