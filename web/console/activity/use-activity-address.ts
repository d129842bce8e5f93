import { useSearchParams } from 'react-router-dom';
import { ACTORS } from '#shared/audit/contract/activity.ts';
import { ACTIVITY_KINDS } from '#shared/audit/contract/platform-activity.ts';
import type { ActivityQuery } from '#web/console/api/platform-activity.ts';

const NAMES = ['restaurant_id', 'actor', 'administrator_id', 'kind', 'from', 'to'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Keeps the filters in the URL, so that links and the back button restore them. */
export function useActivityAddress() {
  const [params, setParams] = useSearchParams();
  const asked = askedIn(params);
  const change = (changed: { [Name in keyof ActivityQuery]: ActivityQuery[Name] | undefined }) => {
    const next = { ...asked, ...changed };
    const kept = NAMES.flatMap((name) => (next[name] === undefined ? [] : [[name, next[name]] as const]));
    setParams(Object.fromEntries(kept), { preventScrollReset: true });
  };
  return { asked, change };
}

function askedIn(params: URLSearchParams): ActivityQuery {
  const actor = ACTORS.find((each) => each === params.get('actor'));
  const kind = ACTIVITY_KINDS.find((each) => each === params.get('kind'));
  const texts = (['restaurant_id', 'administrator_id'] as const).flatMap((name) => {
    const value = params.get(name);
    return value === null || value === '' ? [] : [[name, value.slice(0, 100)]];
  });
  const days = (['from', 'to'] as const).flatMap((name) => {
    const value = params.get(name);
    return value === null || !DAY.test(value) ? [] : [[name, value]];
  });
  return { ...Object.fromEntries([...texts, ...days]), ...(actor && { actor }), ...(kind && { kind }) };
}
