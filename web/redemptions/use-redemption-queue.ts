import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  createRedemptionQueue,
  type Delivery,
  type PendingRedemption,
  type SendRedemption,
} from './redemption-queue.ts';

/** While something waits, it is tried again so often, and at once when the connection is back. */
const TRY_AGAIN_MS = 15_000;

/** The queue of a till, and how many redemptions wait in it. `onDelivered` hears of what was sent later. */
export function useRedemptionQueue(settings: {
  queueKey: string;
  send: SendRedemption;
  onDelivered: (deliveries: readonly Delivery[]) => void;
}) {
  const { queueKey, send, onDelivered } = settings;
  const queue = useMemo(
    () => createRedemptionQueue({ storage: localStorage, key: queueKey, send }),
    [queueKey, send],
  );
  const [waiting, setWaiting] = useState(() => queue.waiting());
  const flush = useCallback(async () => {
    if (queue.waiting() === 0) return;
    const deliveries = await queue.flush();
    setWaiting(queue.waiting());
    const told = deliveries.filter(({ outcome }) => outcome !== 'kept');
    if (told.length > 0) onDelivered(told);
  }, [queue, onDelivered]);

  useEffect(() => {
    const again = () => void flush();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [flush]);
  useEffect(() => {
    if (waiting === 0) return;
    const timer = setInterval(() => void flush(), TRY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [waiting, flush]);

  return {
    waiting,
    redeem: async (pending: PendingRedemption): Promise<Delivery> => {
      const delivery = await queue.redeem(pending);
      setWaiting(queue.waiting());
      return delivery;
    },
  };
}
