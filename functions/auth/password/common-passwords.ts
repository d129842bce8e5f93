import { AppError } from '#functions/platform/app-error.ts';
import { lazy } from '#functions/platform/lazy.ts';

/** 49,000 passwords of published leaks, in lower case. Loaded with the first new password: it takes 30 ms. */
const loadCommonPasswords = lazy(async () => {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  return new Set(passwords);
});

/**
 * Refuses a new password that attackers try first (NIST SP 800-63B-4 §3.1.1.2, OWASP ASVS 4.0.3 §2.1.7), in whatever
 * case it is written. `field` is where it was typed. Throws `AppError('invalid_input')`.
 */
export async function assertUncommonPassword(password: string, field: string): Promise<void> {
  const common = await loadCommonPasswords();
  if (!common.has(password.normalize('NFKC').toLowerCase())) return;
  throw new AppError('invalid_input', {
    fields: { [field]: 'Too many people use this password, so it is guessed first. Choose another.' },
  });
}
