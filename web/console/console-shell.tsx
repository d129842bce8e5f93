import type { ReactNode } from 'react';
import { paths } from '#web/shell/navigation/paths.ts';
import { ShellFrame } from '#web/shell/shell-frame.tsx';
import { PaletteButton } from './palette-button.tsx';
import { CONSOLE_SECTIONS } from './sections.ts';

const { costs, settings, activity, ...sections } = CONSOLE_SECTIONS;

/** Sections about the platform form their own group. */
const VIEWS = [{ views: Object.values(sections) }, { views: [costs, settings, activity] }];

/** The layout of the admin console. */
export function ConsoleShell({ children }: { children: ReactNode }) {
  return (
    <ShellFrame home={paths.admin} views={VIEWS} tools={<PaletteButton />} isWide>
      {children}
    </ShellFrame>
  );
}
