import { useState } from 'react';
import type { Website } from '#shared/contract/website.ts';
import { usePublishWebsite, useUnpublishWebsite } from '#web/api/website.ts';
import { adviceFor } from '#web/app/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { PublishFailure } from './publish-failure.tsx';

/** Publish while the site is not public, unpublish while it is. */
export function PublishControl({ website }: { website: Website }) {
  return website.status === 'published' ? (
    <Unpublish id={website.website_id} name={website.website_name} />
  ) : (
    <Publish id={website.website_id} />
  );
}

function Publish({ id }: { id: string }) {
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
        Publish
      </Button>
      <PublishFailure error={publish.error} onClose={publish.reset} />
    </>
  );
}

function Unpublish({ id, name }: { id: string; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const unpublish = useUnpublishWebsite(id);
  const confirm = () =>
    unpublish.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ tone: 'good', title: message }),
      onError: (error) => showToast({ tone: 'danger', title: error.message, description: adviceFor(error) }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Unpublish</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={`Unpublish ${name}?`}
        confirmLabel="Unpublish"
        isPending={unpublish.isPending}
      >
        Your guests can no longer open the page. You can publish it again at any time.
      </ConfirmDialog>
    </>
  );
}
