import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  createRedemptionQueue,
  type Delivery,
  type PendingRedemption,
  type SendRedemption,
} from './redemption-queue.ts';

/** Pending redemptions are retried this often, and right away when the connection returns. */
const TRY_AGAIN_MS = 15_000;

/** The queue and how many redemptions wait in it. `onDelivered` is called for those sent later. */
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
    const delivered = deliveries.filter(({ outcome }) => outcome !== 'kept');
    if (delivered.length > 0) onDelivered(delivered);
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
