import { useEffect, useState } from 'react';
import { type FacebookAnswer, useAdConnection } from '#web/ads/api/ad-account.ts';

/** Facebook’s answer in the address: permission granted or denied. */
type Answer = { allowed?: FacebookAnswer; isDeclined: boolean };

/** Connects a user who returns from Facebook, and removes the answer from the address, because someone may see it. */
export function useFacebookAnswer() {
  const [answer] = useState(readAnswer);
  const connection = useAdConnection(answer.allowed);
  useEffect(() => {
    if (answer.allowed === undefined && !answer.isDeclined) return;
    history.replaceState(history.state, '', location.pathname);
  }, [answer]);
  return { connection, isDeclined: answer.isDeclined };
}

function readAnswer(): Answer {
  const fields = new URLSearchParams(location.search);
  const [code, state] = [fields.get('code'), fields.get('state')];
  if (code !== null && state !== null) return { allowed: { code, state }, isDeclined: false };
  return { isDeclined: fields.has('error') };
}
