import { DecryptCommand, EncryptCommand, KMSClient, KMSServiceException } from '@aws-sdk/client-kms';
import { AppError } from '#functions/platform/app-error.ts';
import { CLIENT_DEFAULTS } from '#functions/platform/aws/client-defaults.ts';
import type { Sealer } from './sealer.ts';

/** A key in KMS that never leaves it. The restaurant is the encryption context: KMS opens nothing under another. */
export function createKmsSealer(keyArn: string): Sealer {
  const client = new KMSClient(CLIENT_DEFAULTS);
  const about = (restaurant_id: string) => ({ KeyId: keyArn, EncryptionContext: { restaurant_id } });
  return {
    seal: async (text, restaurantId) => {
      const Plaintext = Buffer.from(text, 'utf8');
      const { CiphertextBlob } = await reach(
        client.send(new EncryptCommand({ ...about(restaurantId), Plaintext })),
      );
      return Buffer.from(present(CiphertextBlob)).toString('base64');
    },
    open: async (sealed, restaurantId) => {
      const CiphertextBlob = Buffer.from(sealed, 'base64');
      const { Plaintext } = await reach(
        client.send(new DecryptCommand({ ...about(restaurantId), CiphertextBlob })),
      );
      return Buffer.from(present(Plaintext)).toString('utf8');
    },
  };
}

/** A text of another restaurant or another key comes back as the error that it is; trying again would not help. */
async function reach<Answer>(sent: Promise<Answer>): Promise<Answer> {
  try {
    return await sent;
  } catch (cause) {
    if (cause instanceof KMSServiceException && NOT_OURS.includes(cause.name)) throw cause;
    throw new AppError('unavailable', { cause });
  }
}

const NOT_OURS = ['InvalidCiphertextException', 'IncorrectKeyException'];

function present(bytes: Uint8Array | undefined): Uint8Array {
  if (bytes === undefined) throw new Error('KMS answered without what it was asked for.');
  return bytes;
}
