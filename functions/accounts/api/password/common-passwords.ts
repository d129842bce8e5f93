import { AppError } from '#functions/platform/app-error.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { PASSWORD_RULE } from '#shared/accounts/contract/account.ts';

/**
 * The 49,000 most common passwords of published leaks, in lower case. Loading takes 30 ms, so they load with the
 * first new password.
 */
const loadCommonPasswords = lazy(async () => {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  return new Set(passwords);
});

/**
 * Refuses a common password, ignoring case (NIST SP 800-63B §3.1.1.2). `field` is the form field. Throws
 * `AppError('invalid_input')`.
 */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  const common = await loadCommonPasswords();
  if (common.has(password.toLowerCase()))
    throw new AppError('invalid_input', { fields: { [field]: PASSWORD_RULE } });
}
