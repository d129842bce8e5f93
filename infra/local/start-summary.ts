import { DEMO_OWNER } from './demo/demo-owner.ts';
import type { LocalSettings } from './local-settings.ts';

/** The URLs and sign-ins for a developer, one per line. */
export function startSummary(
  settings: Pick<LocalSettings, 'dataDirectory' | 'demoAdmin'>,
  { webOrigin, sitesOrigin }: { webOrigin: string; sitesOrigin: string },
): string[] {
  const { dataDirectory, demoAdmin } = settings;
  const rows = [
    ['App', webOrigin],
    ['Published websites', sitesOrigin],
    ['Email outbox', `${webOrigin}/dev/inbox`],
    ['Text messages', `${webOrigin}/dev/phone`],
    ['Design system', `${webOrigin}/dev/ui`],
    ['Data folder', dataDirectory],
    ...(demoAdmin === undefined
      ? []
      : [
          ['Demo owner', `${DEMO_OWNER.email} / ${DEMO_OWNER.password}`],
          ['Demo admin', `${demoAdmin.email} / ${demoAdmin.password}`],
        ]),
  ];
  return rows.map(([name = '', value = '']) => `  ${name.padEnd(20)}${value}`);
}
