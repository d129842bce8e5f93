import { useEffect, useState } from 'react';
import { type FacebookAnswer, useAdConnection } from '#web/ads/api/ad-account.ts';

/** What Facebook has put into the address: that it was allowed, or that it was not. */
type Answer = { allowed?: FacebookAnswer; isDeclined: boolean };

/** Whoever comes back from Facebook is connected; the answer leaves the address, which may be shown to somebody. */
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
