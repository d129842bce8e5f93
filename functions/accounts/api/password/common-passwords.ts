import { AppError } from '#functions/platform/app-error.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { PASSWORD_RULE } from '#shared/accounts/contract/account.ts';

/** 49,000 passwords of published leaks, in lower case. Loaded with the first new password: it takes 30 ms. */
const loadCommonPasswords = lazy(async () => {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  return new Set(passwords);
});

/**
 * Refuses a new password that attackers try first, in whatever case (NIST SP 800-63B §3.1.1.2). `field` is where it was
 * typed. Throws `AppError('invalid_input')`.
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  const common = await loadCommonPasswords();
  if (common.has(password.toLowerCase()))
    throw new AppError('invalid_input', { fields: { [field]: PASSWORD_RULE } });
}
