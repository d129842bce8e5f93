import { useQueryClient } from '@tanstack/react-query';
import type { StaleFact } from '#shared/profile/contract/stale-fact.ts';
import { queryKeys } from '#web/client/query-keys.ts';
import type { StaleProjection } from '#web/profile/api/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { usePublishWebsite } from '#web/websites/api/publication.ts';

/** Owners don’t read longer lists. */
const MOST_FACTS = 4;

/** A published website with outdated details, and the button that publishes it again. */
export function StaleWebsite({ projection }: { projection: StaleProjection }) {
  const { website_id, website_name, url, facts, facts_total } = projection;
  const queries = useQueryClient();
  const publication = usePublishWebsite(website_id);
  const publish = () =>
    publication.mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'good', title: `${website_name} now matches your profile.` });
        void queries.invalidateQueries({ queryKey: queryKeys.staleProjections });
      },
    });
  const shown = facts.slice(0, MOST_FACTS);
  return (
    <Notice tone="warning" title={`${website_name} has outdated details`}>
      <Text as="ul" bullets>
        {shown.map((fact) => (
          <li key={fact.path}>{sentenceOf(fact)}</li>
        ))}
        {facts_total > shown.length ? <li>And {facts_total - shown.length} more.</li> : null}
      </Text>
      {publication.error === null ? null : <p role="alert">{publication.error.message}</p>}
      <Cluster gap={2} rowGap={1} above={1}>
        <Button size="small" isPending={publication.isPending} onClick={publish}>
          Publish again
        </Button>
        <Link href={url} target="_blank" rel="noreferrer">
          View your website
        </Link>
      </Cluster>
    </Notice>
  );
}

const KIND_LABELS: Record<StaleFact['kind'], string> = {
  cuisine: 'Your cuisine',
  menu: 'Your menu',
  hours: 'Your hours',
  contact: 'Your contact details',
  booking: 'Your reservation details',
  visit: 'Your visitor information',
  name: 'Your name',
  tagline: 'Your tagline',
  story: 'Your story',
  welcome: 'Your reservation note',
};

/** Short values are quoted. Longer ones only get a name. */
function sentenceOf({ kind, name, path, shown, present }: StaleFact): string {
  const isShort = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= 60;
  const what = name === '' ? KIND_LABELS[kind] : name;
  if (isShort(shown) && isShort(present))
    return `${what}: “${String(shown)}” on your website, “${String(present)}” in your profile.`;
  const field = path.split('.').at(-1) ?? '';
  return name === '' ? `${what} changed.` : `${what}: the ${field.replaceAll('_', ' ')} changed.`;
}
