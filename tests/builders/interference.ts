import type { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * One call of a store. `name`: the command (a `PutCommand` is a `PutItemCommand`). `table`: only for a command on one
 * table.
 */
export type StoreCall = { store: 'DynamoDB' | 'S3'; name: string; table?: string };

/** Runs around each call of a store: lets it through, refuses it, or loses its answer. */
export type Interference = (call: StoreCall, proceed: () => Promise<void>) => Promise<void>;

/** Applies the interference to every call of these clients, outside their own retries. */
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
  if (output === undefined) throw new Error('The interference dropped the call.');
  return output.value;
}

/**
 * A process that dies right after one of its store calls. That call's answer is lost, and later calls never arrive.
 * Dying right before the next call would leave the same data.
 */
export function aMortalProcess(): {
  interference: Interference;
  /** Calls from now on. 0 kills it right away. */
  dieAfter: (calls: number) => void;
  /** True if it dies after this many calls of the work. Afterwards, it lives again. */
  diesAfter: (calls: number, work: () => Promise<unknown>) => Promise<boolean>;
  isDead: () => boolean;
} {
  let remaining = Number.POSITIVE_INFINITY;
  let isDead = false;
  const dieAfter = (calls: number) => {
    remaining = calls;
    isDead = calls === 0;
  };
  return {
    dieAfter,
    diesAfter: async (calls, work) => {
      dieAfter(calls);
      await work().catch((error: unknown) => {
        if (!isDead) throw error;
      });
      const hasDied = isDead;
      dieAfter(Number.POSITIVE_INFINITY);
      return hasDied;
    },
    isDead: () => isDead,
    interference: async (_call, proceed) => {
      if (isDead) throw new Error('The process is dead.');
      remaining -= 1;
      const isFatal = remaining === 0;
      // A process can also die after a call that the store refuses.
      await proceed().catch((error: unknown) => {
        if (!isFatal) throw error;
      });
      if (!isFatal) return;
      isDead = true;
      throw new Error('The process died.');
    },
  };
}
