import { expect, test } from 'vitest';
import { readLocalSettings } from './local-settings.ts';
import { startSummary } from './start-summary.ts';

const ORIGINS = { webOrigin: 'http://localhost:4000', sitesOrigin: 'http://localhost:4001' };

test('a start prints addresses and both demo sign-ins', () => {
  expect(startSummary(readLocalSettings({ DATA_DIR: '/data' }), ORIGINS)).toEqual([
    '  App                 http://localhost:4000',
    '  Published websites  http://localhost:4001',
    '  Email outbox        http://localhost:4000/dev/inbox',
    '  Text messages       http://localhost:4000/dev/phone',
    '  Design system       http://localhost:4000/dev/ui',
    '  Data folder         /data',
    '  Demo owner          demo-1@tableside.local / tableside-demo',
    '  Demo admin          admin@tableside.local / tableside-demo',
  ]);
});

test('a start without the demo prints no sign-in', () => {
  const lines = startSummary(readLocalSettings({ DATA_DIR: '/data', DEMO: 'off' }), ORIGINS);
  expect(lines.join('\n')).not.toContain('Demo');
});
