import type { ReactNode } from 'react';
import { useUser } from '#web/accounts/session-context.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { ShellFrame } from '#web/shell/shell-frame.tsx';
import { PaletteButton } from './palette-button.tsx';
import { sectionsFor } from './sections.ts';

/** Sections about the platform form their own group. */
const PLATFORM: readonly string[] = [paths.adminCosts, paths.adminSettings, paths.adminActivity];

/** The layout of the admin console. */
export function ConsoleShell({ children }: { children: ReactNode }) {
  const sections = Object.groupBy(sectionsFor(useUser()), ({ path }) =>
    PLATFORM.includes(path) ? 'platform' : 'restaurants',
  );
  const views = [sections.restaurants, sections.platform].flatMap((group) =>
    group ? [{ views: group }] : [],
  );
  return (
    <ShellFrame home={paths.admin} views={views} tools={<PaletteButton />} isWide>
      {children}
    </ShellFrame>
  );
}
