import { createHash, randomBytes } from 'node:crypto';
import { base32 } from './totp.ts';

const CODES = 10;
/** 120 bits, so a plain hash is enough (NIST SP 800-63B §3.1.2.2 asks for 112). Encoded in 24 letters and digits. */
const CODE_BYTES = 15;

/** Ten new codes, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    (base32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'),
  );
}

/** Returns the stored hash of a code, however it was typed. */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('base64url');
}

/** Removes the separators that people type. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}
