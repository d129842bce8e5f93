/**
 * Encrypts secrets that are stored in tables: ad account tokens and two-step verification secrets. A text that was
 * encrypted for one restaurant or administrator can't be decrypted for another: that throws an `Error`. Throws
 * `AppError('unavailable')` if the key can't be reached.
 */
export type Encryptor = {
  encrypt: (text: string, restaurantId: string) => Promise<string>;
  decrypt: (encrypted: string, restaurantId: string) => Promise<string>;
};
