import { useMutation, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Website } from '#shared/websites/contract/website.ts';
import { LEAVE_FREELY } from '#web/shell/dialogs/use-leave-guard.ts';
import { toastFailure } from '#web/shell/errors/toast-failure.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Section } from '#web/ui/section.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { deleteWebsite, forgetWebsites } from '#web/websites/api/websites.ts';
import { DELETE_WEBSITE_QUESTION } from '#web/websites/website-labels.ts';
import styles from './editor-tab.module.css';

/** Permanently deletes the website after a confirmation, and returns to the list. */
export function DeleteWebsite({ website }: { website: Website }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => deleteWebsite(website.website_id),
    onSuccess: async ({ message }) => {
      showToast({ tone: 'good', title: message });
      await navigate(paths.websiteBuilder, { state: LEAVE_FREELY });
      await forgetWebsites(queryClient);
    },
    onError: (error) => {
      setIsAsking(false);
      toastFailure(error);
    },
  });
  return (
    <Section title="Delete" titleSize={1} ruled gap={1.5} align="start" className={styles.part}>
      <p>Takes your website offline and deletes every version.</p>
      <Button variant="danger" icon={<Trash2 />} onClick={() => setIsAsking(true)}>
        Delete website
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => deletion.mutate()}
        isPending={deletion.isPending}
        title={`Delete ${website.website_name}?`}
        confirmLabel="Delete"
        isDanger
      >
        {DELETE_WEBSITE_QUESTION}
      </ConfirmDialog>
    </Section>
  );
}
