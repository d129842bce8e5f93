import type { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** One call of a store. `name` is the command that is sent (a `PutCommand` sends a `PutItemCommand`); `table` that of a single one. */
export type StoreCall = { store: 'DynamoDB' | 'S3'; name: string; table?: string };

/** Stands between us and the stores: may let a call through, refuse it, or lose its answer. */
export type Interference = (call: StoreCall, proceed: () => Promise<void>) => Promise<void>;

/** Puts the interference before every call of these clients, outside their own retries. */
export function interfere(
  clients: { dynamo: DynamoDBDocumentClient; s3?: S3Client },
  interference: Interference,
): void {
  clients.dynamo.middlewareStack.add(
    (next, context) => async (args) => {
      const table = 'TableName' in args.input ? String(args.input.TableName) : undefined;
      const call: StoreCall = { store: 'DynamoDB', name: context.commandName ?? '', ...(table && { table }) };
      return around(interference, call, () => next(args));
    },
    { step: 'initialize', priority: 'high' },
  );
  clients.s3?.middlewareStack.add(
    (next, context) => async (args) => {
      const call: StoreCall = { store: 'S3', name: context.commandName ?? '' };
      return around(interference, call, () => next(args));
    },
    { step: 'initialize', priority: 'high' },
  );
}

async function around<Output>(
  interference: Interference,
  call: StoreCall,
  send: () => Promise<Output>,
): Promise<Output> {
  let output: { value: Output } | undefined;
  await interference(call, async () => {
    output = { value: await send() };
  });
  if (output === undefined) throw new Error('The interference swallowed the call.');
  return output.value;
}

/** A process that dies around its n-th call of a store: from then on nothing it sends arrives. */
export function aMortalProcess(): {
  interference: Interference;
  /**
   * `before`: the fatal call has no effect. `after`: it has one, but its answer is lost. Right before a call the stores
   * are as right after the one before it: a test of every call needs `after` alone.
   */
  dieAt: (call: number, when: 'before' | 'after') => void;
  isDead: () => boolean;
} {
  let remaining = Number.POSITIVE_INFINITY;
  let fatal: 'before' | 'after' = 'before';
  let isDead = false;
  return {
    dieAt: (call, when) => {
      remaining = call;
      fatal = when;
      isDead = false;
    },
    isDead: () => isDead,
    interference: async (_call, proceed) => {
      remaining -= 1;
      const isFatal = remaining === 0;
      if (isDead || (isFatal && fatal === 'before')) {
        isDead = true;
        throw new Error('The process is dead.');
      }
      // A process also dies around a call that the store refuses.
      await proceed().catch((error: unknown) => {
        if (!isFatal) throw error;
      });
      if (!isFatal) return;
      isDead = true;
      throw new Error('The process died.');
    },
  };
}
