import { expect, test } from 'vitest';
import { createNoticeMail } from './notice-mail.ts';

const ABOUT = { id: 'one', to: 'ada@example.com', brand: 'Tableside', webOrigin: 'https://app.example.com' };

test.each([
  ['administrator', 'The Tableside team made this change.'],
  ['request', 'You requested this in your account.'],
  ['monitor', 'You’re getting this email because your address is in the alert settings.'],
  ['owner', 'You made this change in your account.'],
  ['schedule', 'Your plan renewed automatically.'],
] as const)('a notice by %s says “%s”', (by, sentence) => {
  const mail = createNoticeMail({ ...ABOUT, notice: { by, subject: 'News', paragraphs: ['<b>Hi</b>'] } });
  expect(mail).toMatchObject({ id: 'one', to: 'ada@example.com', senderName: 'Tableside', links: [] });
  expect(mail.text).toBe(
    `News\n\n<b>Hi</b>\n\n${sentence}\n\nQuestions? Reply to this email.\n\nThe Tableside team\n`,
  );
  expect(mail.html).toContain(sentence);
  expect(mail.html).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  expect(mail.html).not.toContain('href');
});
