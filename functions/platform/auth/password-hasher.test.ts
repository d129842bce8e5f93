import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPasswordHasher, PASSWORD_COST } from './password-hasher.ts';

const CHEAP = { memory: 64, passes: 1, parallelism: 1 };

test('a password is hashed with Argon2id at OWASP’s costs', async () => {
  const hasher = createPasswordHasher();
  const hash = await hasher.hash('correct horse');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await hasher.verify('correct horse', hash)).toBe(true);
  expect(await hasher.verify('correct horsf', hash)).toBe(false);
});

test('the PHC string is readable by other Argon2 implementations', async () => {
  // From the tests of the reference implementation (phc-winner-argon2, src/test.c).
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await createPasswordHasher().verify('password', hash)).toBe(true);
});

test('every password verifies against its own hash and no other', async () => {
  const hasher = createPasswordHasher(CHEAP);
  const passwords = fc.string({ minLength: 1, maxLength: 200, unit: 'binary' });
  const property = fc.asyncProperty(passwords, passwords, async (password, other) => {
    const hash = await hasher.hash(password);
    expect(await hasher.verify(password, hash)).toBe(true);
    expect(await hasher.verify(other, hash)).toBe(password.normalize('NFKC') === other.normalize('NFKC'));
  });
  await fc.assert(property, { numRuns: 25 });
});

test('two hashes of one password differ', async () => {
  const hasher = createPasswordHasher(CHEAP);
  expect(await hasher.hash('the same')).not.toBe(await hasher.hash('the same'));
});

test('a password is the same however its accents are composed', async () => {
  const hasher = createPasswordHasher(CHEAP);
  expect(await hasher.verify('caf\u00e9', await hasher.hash('cafe\u0301'))).toBe(true);
});

test('no password verifies against the placeholder hash', async () => {
  expect(await createPasswordHasher(CHEAP).verify('anything', undefined)).toBe(false);
});

test('a hash with other costs still verifies and is outdated', async () => {
  const old = await createPasswordHasher(CHEAP).hash('password');
  const today = createPasswordHasher({ ...CHEAP, memory: 128 });
  expect(await today.verify('password', old)).toBe(true);
  expect(today.isOutdated(old)).toBe(true);
  expect(today.isOutdated(await today.hash('password'))).toBe(false);
  expect(PASSWORD_COST).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
});

test('a stored value that isn’t an Argon2id hash is an internal error', async () => {
  await expect(createPasswordHasher(CHEAP).verify('password', 'plain text')).rejects.toThrow(
    'not an Argon2id',
  );
});
