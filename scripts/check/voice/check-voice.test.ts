import { expect, test } from 'vitest';
import { checkVoice, isRead } from './check-voice.ts';

const FILE = { path: 'shared/sms/a.ts', source: "export const A = 'This website cannot be shown.';" };

test('a finding has its file, line, and sentence', () => {
  expect(checkVoice([FILE], [])).toEqual([
    'shared/sms/a.ts:1 “cannot”: use the contraction\n    This website cannot be shown.',
  ]);
});

test('an agreed exception is allowed while its file needs it', () => {
  const exceptions = ['This website cannot be shown.'];
  expect(checkVoice([FILE], exceptions)).toEqual([]);
  expect(checkVoice([], exceptions)).toEqual([
    'voice-exceptions.txt: no file uses this anymore:\n    This website cannot be shown.',
  ]);
});

test('restaurant copy, invented restaurants, and tests are skipped', () => {
  expect(isRead('web/accounts/login/login-screen.tsx')).toBe(true);
  expect(isRead('functions/email/worker/notice-mail.ts')).toBe(true);
  expect(isRead('functions/ai/library/en/ads.ts')).toBe(false);
  expect(isRead('shared/site/template-samples/trattoria.ts')).toBe(false);
  expect(isRead('web/ui/button.test.tsx')).toBe(false);
  expect(isRead('web/ui/button.module.css')).toBe(false);
});
