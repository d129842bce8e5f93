import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The cost of Argon2id: KiB of memory, passes, and lanes. */
export type Argon2Cost = { memory: number; passes: number; parallelism: number };

/** From the OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane. */
export const PASSWORD_COST: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };
/** RFC 9106 §4: 128-bit salt, 256-bit tag. */
const SALT_BYTES = 16;
const TAG_BYTES = 32;

export type PasswordHasher = {
  /** A PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. */
  hash: (password: string) => Promise<string>;
  /** Without a hash, it does the same work and returns false, so that the time doesn't reveal who has an account. */
  verify: (password: string, phcString: string | undefined) => Promise<boolean>;
  /** Whether the hash has another cost than today's. */
  isOutdated: (phcString: string) => boolean;
};

type PasswordHash = { cost: Argon2Cost; salt: Buffer; tag: Buffer };

const deriveArgon2 = promisify(argon2);

/** Hashes passwords with Argon2id. The contract limits their length. */
export function createPasswordHasher(cost: Argon2Cost = PASSWORD_COST): PasswordHasher {
  const nobody: PasswordHash = { cost, salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };
  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES);
      return formatPhc({ cost, salt, tag: await derive(password, salt, cost) });
    },
    verify: async (password, phcString) => {
      const known = phcString === undefined ? nobody : parsePhc(phcString);
      const tag = await derive(password, known.salt, known.cost);
      return timingSafeEqual(tag, known.tag) && phcString !== undefined;
    },
    isOutdated: (phcString) => {
      const used = parsePhc(phcString).cost;
      return (
        used.memory !== cost.memory || used.passes !== cost.passes || used.parallelism !== cost.parallelism
      );
    },
  };
}

/** Normalizes composed characters (NIST SP 800-63B §3.1.1.2), so that all keyboards produce the same password. */
function derive(password: string, nonce: Buffer, cost: Argon2Cost): Promise<Buffer> {
  return deriveArgon2('argon2id', {
    message: password.normalize('NFKC'),
    nonce,
    tagLength: TAG_BYTES,
    ...cost,
  });
}

function formatPhc({ cost, salt, tag }: PasswordHash): string {
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpaddedBase64(salt)}$${unpaddedBase64(tag)}`;
}

function parsePhc(phcString: string): PasswordHash {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(
    phcString,
  );
  if (parts === null) throw new Error('The stored password hash is not an Argon2id PHC string.');
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function unpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
