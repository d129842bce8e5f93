import CloudOff from 'lucide-react/icons/cloud-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import QrCode from 'lucide-react/icons/qr-code';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toastFailure } from '#web/shell/errors/toast-failure.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useIsNarrow } from '#web/ui/use-is-narrow.ts';
import { useUnpublishWebsite } from '#web/websites/api/publication.ts';

type MoreActionsProps = {
  id: string;
  name: string;
  onShare: () => void;
  buttonRef: RefObject<HTMLButtonElement | null>;
};

/** Less common actions for a published website; on a phone, also those that don’t fit in the header. */
export function MoreActions({ id, name, onShare, buttonRef }: MoreActionsProps) {
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [isAsking, setIsAsking] = useState(false);
  const unpublish = useUnpublishWebsite(id);
  const confirm = () =>
    unpublish.mutate(undefined, {
      onSuccess: ({ message }) => showToast({ tone: 'good', title: message }),
      onError: toastFailure,
      onSettled: () => setIsAsking(false),
    });
  const shareAction = {
    id: 'share',
    label: 'Share and QR code',
    icon: <QrCode />,
    onSelect: onShare,
  };
  const advancedAction = {
    id: 'advanced',
    label: 'Advanced Edit',
    icon: <PanelsTopLeft />,
    onSelect: () => void navigate(linkTo.websiteEdit(id)),
  };
  const unpublishAction = {
    id: 'unpublish',
    label: 'Unpublish',
    icon: <CloudOff />,
    onSelect: () => setIsAsking(true),
  };
  return (
    <>
      <Menu
        label="More actions"
        icon={<Ellipsis />}
        actions={[...(isNarrow ? [advancedAction] : []), shareAction, unpublishAction]}
        buttonRef={buttonRef}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={`Unpublish ${name}?`}
        confirmLabel="Unpublish"
        isPending={unpublish.isPending}
      >
        Guests won’t be able to open this website. You can publish it again anytime.
      </ConfirmDialog>
    </>
  );
}
