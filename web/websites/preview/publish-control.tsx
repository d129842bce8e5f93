import { Suspense, useRef, useState } from 'react';
import type { Website } from '#shared/websites/contract/website.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { usePublishWebsite } from '#web/websites/api/publication.ts';
import { suggestionsLeftOut } from './review/suggestion-counts.ts';

/** Menus and dialogs load on demand. */
const MoreActions = lazyPart(() => import('./more-actions.tsx').then((m) => m.MoreActions));
const PublishFailure = lazyPart(() => import('./publish-failure.tsx').then((m) => m.PublishFailure));

/** Loads with the first publication, or on demand. */
const PublishedDialog = lazyPart(() =>
  import('./published/published-dialog.tsx').then((m) => m.PublishedDialog),
);

const PUBLISHED = 'Website published successfully!';

type Publication = Awaited<ReturnType<ReturnType<typeof usePublishWebsite>['mutateAsync']>>;
type Sharing = { url: string; isNew: boolean; others: Publication['also_public'] };

const leftOut = (open: number) => (open === 0 ? undefined : suggestionsLeftOut(open));

/** Publish, while there are unpublished changes, and a menu with Unpublish while the website is public. */
export function PublishControl({ website }: { website: Website }) {
  const { website_id: id, website_name: name, status, has_unpublished_changes } = website;
  const publish = usePublishWebsite(id);
  const [sharing, setSharing] = useState<Sharing>();
  const isPublic = status === 'published';
  const more = useRef<HTMLButtonElement>(null);
  const announce = ({ url, open_suggestions: open, also_public: others }: Publication) => {
    if (isPublic) showToast({ tone: 'good', title: PUBLISHED, description: leftOut(open) });
    else setSharing({ url, isNew: true, others });
  };
  return (
    <>
      {isPublic && !has_unpublished_changes ? null : (
        <Button
          variant="primary"
          isPending={publish.isPending}
          pendingLabel="Publishing"
          onClick={() => publish.mutate(undefined, { onSuccess: announce })}
        >
          {isPublic ? 'Publish changes' : 'Publish'}
        </Button>
      )}
      {isPublic ? (
        <Suspense>
          <MoreActions
            id={id}
            name={name}
            buttonRef={more}
            onShare={() => setSharing({ url: website.url ?? '', isNew: false, others: [] })}
          />
        </Suspense>
      ) : null}
      {publish.error === null ? null : (
        <Suspense>
          <PublishFailure error={publish.error} onClose={publish.reset} />
        </Suspense>
      )}
      {sharing === undefined ? null : (
        <Suspense>
          <PublishedDialog
            website={website}
            url={sharing.url}
            others={sharing.others}
            title={sharing.isNew ? PUBLISHED : `Share ${name}`}
            onClose={() => setSharing(undefined)}
            returnTo={more}
          />
        </Suspense>
      )}
    </>
  );
}
