import CloudOff from 'lucide-react/icons/cloud-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import type { Website } from '#shared/contract/website.ts';
import { usePublishWebsite, useUnpublishWebsite } from '#web/api/website.ts';
import { adviceFor } from '#web/app/failure-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { PublishFailure } from './publish-failure.tsx';

/** Publish while guests do not see what is shown here; unpublish, behind a menu, while they see anything. */
export function PublishControl({ website }: { website: Website }) {
  const { website_id: id, website_name: name, status, has_unpublished_changes } = website;
  if (status !== 'published') return <Publish id={id} label="Publish" />;
  return (
    <>
      {has_unpublished_changes ? <Publish id={id} label="Publish changes" /> : null}
      <MoreActions id={id} name={name} />
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
      <PublishFailure error={publish.error} onClose={publish.reset} />
    </>
  );
}

function MoreActions({ id, name }: { id: string; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const unpublish = useUnpublishWebsite(id);
  const confirm = () =>
    unpublish.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ tone: 'good', title: message }),
      onError: (error) => showToast({ tone: 'danger', title: error.message, description: adviceFor(error) }),
      onSettled: () => setIsAsking(false),
    });
  const unpublishAction = {
    id: 'unpublish',
    label: 'Unpublish',
    icon: <CloudOff aria-hidden="true" />,
    onSelect: () => setIsAsking(true),
  };
  return (
    <>
      <Menu label="More actions" icon={<Ellipsis aria-hidden="true" />} actions={[unpublishAction]} />
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
