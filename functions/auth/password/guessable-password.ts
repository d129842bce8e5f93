import { AppError } from '#functions/platform/app-error.ts';
import { BRAND_NAME } from '#shared/contract/brand.ts';
import { isCommonPassword } from './common-passwords.ts';
import { plainText } from './plain-text.ts';

/** Whose password it is: the first that anyone tries who knows the account. */
export type PasswordOwner = { email: string; restaurantName: string | undefined };

/** Shorter names are parts of too many other words. */
const SHORTEST_NAME = 4;
/** What must stand beside names: as much as a password alone (`NewPasswordSchema`). */
const OTHER_CHARACTERS = 8;

const COMMON = 'Too many people use this password, so it is guessed first. Choose another.';
const MONOTONOUS = 'Use several different characters, which can be seen.';
const NAMES = `Your email address, the name of your restaurant and “${BRAND_NAME}” are guessed first. Leave them out, or add at least ${OTHER_CHARACTERS} other characters.`;

/**
 * Refuses a new password that attackers try first: of published leaks, one character again and again, or the names
 * that belong to the account and the service (NIST SP 800-63B §5.1.1.2, OWASP ASVS 4.0.3 §2.1.7). `field` is where it
 * was typed. Throws `AppError('invalid_input')`.
 */
export async function assertHardToGuess(
  password: string,
  field: string,
  owner: PasswordOwner,
): Promise<void> {
  const problem = await problemOf(password, owner);
  if (problem !== undefined) throw new AppError('invalid_input', { fields: { [field]: problem } });
}

async function problemOf(password: string, owner: PasswordOwner): Promise<string | undefined> {
  if (new Set(plainText(password)).size < 2) return MONOTONOUS;
  if (await isCommonPassword(password)) return COMMON;
  return isMadeOfNames(password, owner) ? NAMES : undefined;
}

/** Whether too little is left of the password without the names in it. */
function isMadeOfNames(password: string, { email, restaurantName = '' }: PasswordOwner): boolean {
  const localPart = email.slice(0, email.lastIndexOf('@'));
  const names = [email, restaurantName, localPart, BRAND_NAME]
    .map(lettersAndDigits)
    .filter((name) => name.length >= SHORTEST_NAME);
  const whole = lettersAndDigits(password);
  const rest = names.reduce((text, name) => text.replaceAll(name, ''), whole);
  return rest !== whole && rest.length < OTHER_CHARACTERS;
}

const lettersAndDigits = (text: string) => plainText(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
