import { lazy, Suspense } from 'react';
import type { Website } from '#shared/contract/website.ts';
import { usePublishWebsite } from '#web/api/websites/publication.ts';
import { loadChunk } from '#web/features/navigation/lazy-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.tsx';

/** Menus and dialogs come when there is something to choose or to say. */
const MoreActions = lazy(() =>
  loadChunk(() => import('./more-actions.tsx')).then((m) => ({ default: m.MoreActions })),
);
const PublishFailure = lazy(() =>
  loadChunk(() => import('./publish-failure.tsx')).then((m) => ({ default: m.PublishFailure })),
);

/** Publish while guests do not see what is shown here; unpublish, behind a menu, while they see anything. */
export function PublishControl({ website }: { website: Website }) {
  const { website_id: id, website_name: name, status, has_unpublished_changes } = website;
  if (status !== 'published') return <Publish id={id} label="Publish" />;
  return (
    <>
      {has_unpublished_changes ? <Publish id={id} label="Publish changes" /> : null}
      <Suspense>
        <MoreActions id={id} name={name} />
      </Suspense>
    </>
  );
}

function Publish({ id, label }: { id: string; label: string }) {
  const publish = usePublishWebsite(id);
  const announce = () => showToast({ tone: 'good', title: 'Website published successfully!' });
  return (
    <>
      <Button
        variant="primary"
        isPending={publish.isPending}
        pendingLabel="Publishing"
        onClick={() => publish.mutate(undefined, { onSuccess: announce })}
      >
        {label}
      </Button>
      {publish.error === null ? null : (
        <Suspense>
          <PublishFailure error={publish.error} onClose={publish.reset} />
        </Suspense>
      )}
    </>
  );
}
