import { lazy } from '#functions/platform/lazy.ts';
import { plainText } from './plain-text.ts';

/** 49,000 passwords of published leaks, in lower case. Loaded with the first new password: it takes 30 ms. */
const loadCommonPasswords = lazy(async () => {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  return new Set(passwords);
});

/** Digits and punctuation at the end. More of them than eight make a password of their own. */
const DECORATION = /(?<![\p{N}\p{P}\p{S}\s])[\p{N}\p{P}\p{S}\s]{1,8}$/u;

/** Whether attackers try it first, in whatever case and with whatever digits and punctuation at its end. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await loadCommonPasswords();
  const plain = plainText(password);
  return common.has(plain) || common.has(plain.replace(DECORATION, ''));
}
