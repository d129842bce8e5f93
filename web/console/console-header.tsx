import type { ReactNode } from 'react';
import { ScreenTitle } from '#web/shell/screen-title.tsx';
import type { View } from '#web/shell/views.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

type ConsoleHeaderProps = { section: View; actions?: ReactNode };

/** The header of a console section: document title, screen title, subtitle, and actions. */
export function ConsoleHeader({ section: { title, subtitle }, actions }: ConsoleHeaderProps) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title} subtitle={subtitle} actions={actions} />
    </>
  );
}
