import { expect, test } from 'vitest';
import { checkVoice, countFaults, isRead } from './check-voice.ts';

const FILE = { path: 'shared/sms/a.ts', source: "export const A = 'This website cannot be shown.';" };
const NOTHING = { exceptions: [], ratchet: {} };

test('a finding has its file, line, and sentence', () => {
  expect(checkVoice([FILE], NOTHING)).toEqual([
    'shared/sms/a.ts:1 “cannot”: use the contraction\n    This website cannot be shown.',
  ]);
});

test('an agreed exception is allowed while its file needs it', () => {
  const exceptions = ['This website cannot be shown.'];
  expect(checkVoice([FILE], { exceptions, ratchet: {} })).toEqual([]);
  expect(checkVoice([], { exceptions, ratchet: {} })).toEqual([
    'voice-exceptions.txt: no file uses this anymore:\n    This website cannot be shown.',
  ]);
});

test('a file may have as many findings as its limit', () => {
  const ratchet = { 'shared/sms/a.ts': 1 };
  expect(checkVoice([FILE], { exceptions: [], ratchet })).toEqual([]);
  const worse = { ...FILE, source: `${FILE.source} export const B = 'Nobody was texted.';` };
  expect(checkVoice([worse], { exceptions: [], ratchet })).toHaveLength(2);
  expect(countFaults([worse], [])).toEqual({ 'shared/sms/a.ts': 2 });
});

test('restaurant copy, invented restaurants, and tests are skipped', () => {
  expect(isRead('web/accounts/login/login-screen.tsx')).toBe(true);
  expect(isRead('functions/email/worker/notice-mail.ts')).toBe(true);
  expect(isRead('functions/ai/library/en/ads.ts')).toBe(false);
  expect(isRead('shared/site/template-samples/trattoria.ts')).toBe(false);
  expect(isRead('web/ui/button.test.tsx')).toBe(false);
  expect(isRead('web/ui/button.module.css')).toBe(false);
});
