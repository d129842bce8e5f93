import { toastFailure } from '#web/shell/errors/toast-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Text } from '#web/ui/text.tsx';
import { useUnpublishWebsite } from '#web/websites/api/publication.ts';

export type OtherWebsite = { website_id: string; website_name: string; url: string };

/** Lists other published websites, so that the owner can unpublish some. Keeping them takes no action. */
export function AlsoPublic({ others }: { others: readonly OtherWebsite[] }) {
  return (
    <Stack as="section" gap={1}>
      <Text as="h3" weight="medium">
        You have {others.length + 1} published websites
      </Text>
      <p>Guests and search engines can find them all. Unpublish the ones you don’t need.</p>
      <Stack as="ul" gap={2}>
        {others.map((other) => (
          <Other key={other.website_id} other={other} />
        ))}
      </Stack>
    </Stack>
  );
}

function Other({ other: { website_id: id, website_name: name, url } }: { other: OtherWebsite }) {
  const unpublish = useUnpublishWebsite(id);
  const take = () =>
    unpublish.mutate(undefined, {
      onError: toastFailure,
    });
  return (
    <Cluster as="li" gap={2} justify="between" breaks>
      <span>
        {name} <Link href={url}>{url.replace(/^https?:\/\//, '')}</Link>
      </span>
      <Button
        size="small"
        isPending={unpublish.isPending}
        pendingLabel="Unpublishing"
        isIdle={unpublish.isSuccess}
        aria-label={`${unpublish.isSuccess ? 'Unpublished' : 'Unpublish'} ${name}`}
        onClick={take}
      >
        {unpublish.isSuccess ? 'Unpublished' : 'Unpublish'}
      </Button>
    </Cluster>
  );
}
