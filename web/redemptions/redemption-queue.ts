import { ApiError } from '#web/client/api-error.ts';
import type { Redemption } from '#web/redemptions/api/redemptions.ts';

/** A pending redemption. Its ID is created on the device, so it counts once however often it is sent. */
export type PendingRedemption = {
  redemption_id: string;
  code: string;
  amount?: number;
  was_here_before?: boolean;
};
export type SendRedemption = (pending: PendingRedemption) => Promise<Redemption>;

/** `kept`: no answer, so it is sent again later. `refused`: with the server’s message. */
export type Delivery =
  | { outcome: 'redeemed'; redemption: Redemption }
  | { outcome: 'kept' }
  | { outcome: 'refused'; code: string; message: string };

type QueueSettings = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** One queue per restaurant or staff link. */
  key: string;
  send: SendRedemption;
};

/** Pending redemptions, stored so that they survive a lost connection and a closed browser, and sent in order. */
export function createRedemptionQueue({ storage, key, send }: QueueSettings) {
  const read = (): PendingRedemption[] => readPending(storage.getItem(key));
  const write = (all: readonly PendingRedemption[]) => {
    if (all.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(all));
  };
  const remove = (id: string) => write(read().filter(({ redemption_id }) => redemption_id !== id));

  async function deliver(pending: PendingRedemption): Promise<Delivery> {
    try {
      const redemption = await send(pending);
      remove(pending.redemption_id);
      return { outcome: 'redeemed', redemption };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mayWorkLater(error)) return { outcome: 'kept' };
      remove(pending.redemption_id);
      return { outcome: 'refused', code: pending.code, message: error.message };
    }
  }

  return {
    waiting: () => read().length,
    /** Stores it first, then sends it. */
    redeem: (pending: PendingRedemption): Promise<Delivery> => {
      write([...read(), pending]);
      return deliver(pending);
    },
    /** Sends pending redemptions until one gets no answer. */
    flush: async (): Promise<Delivery[]> => {
      const deliveries: Delivery[] = [];
      for (const pending of read()) {
        const delivery = await deliver(pending);
        deliveries.push(delivery);
        if (delivery.outcome === 'kept') break;
      }
      return deliveries;
    },
  };
}

/** No answer, too many requests, or a server error say nothing about the code itself. */
export function mayWorkLater({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}

function readPending(stored: string | null): PendingRedemption[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isPending) : [];
  } catch {
    return [];
  }
}

function isPending(value: unknown): value is PendingRedemption {
  return typeof value === 'object' && value !== null && 'redemption_id' in value && 'code' in value;
}
