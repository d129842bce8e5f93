import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Encryptor } from './encryptor.ts';

const ALGORITHM = 'aes-256-gcm';
/** NIST SP 800-38D §5.2.1.1 and §8.2.2. */
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];

/** Local mode's encryptor: AES-GCM with a 32-byte key, base64url in a file. The restaurant's ID is authenticated too. */
export async function openFileEncryptor(file: string): Promise<Encryptor> {
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  if (key.length !== KEY_BYTES) throw new Error(`The encryption key must have ${KEY_BYTES} bytes.`);
  return {
    encrypt: async (text, restaurantId) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(restaurantId, 'utf8'));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64');
    },
    decrypt: async (encrypted, restaurantId) => {
      const bytes = Buffer.from(encrypted, 'base64');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(restaurantId, 'utf8'))
        .setAuthTag(tag);
      const text = [decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    },
  };
}
