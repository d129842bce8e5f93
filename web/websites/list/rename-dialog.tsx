import { type FormEvent, useId, useState } from 'react';
import { SaveWebsiteSchema, type WebsiteSummary } from '#shared/websites/contract/website.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field } from '#web/ui/field.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { useRenameWebsite } from '#web/websites/api/websites.ts';
import styles from '#web/websites/generation/generate-dialog.module.css';

type RenameDialogProps = {
  isOpen: boolean;
  website: WebsiteSummary | undefined;
  onClose: () => void;
};

/** Renames a website. Its web address stays the same. */
export function RenameDialog({ isOpen, website, onClose }: RenameDialogProps) {
  const formId = useId();
  const rename = useRenameWebsite();
  const close = () => {
    rename.reset();
    onClose();
  };
  const save = (id: string, name: string) =>
    rename.mutate(
      { id, name },
      {
        onSuccess: () => {
          showToast({ tone: 'good', title: `Website renamed to ${name}.` });
          close();
        },
      },
    );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isDismissable={!rename.isPending}
      size="small"
      title="Rename website"
      description={
        website?.url === undefined
          ? 'Guests see this name at the top of your website.'
          : 'Guests see this name at the top of your website after you publish again. The web address stays the same.'
      }
      actions={
        <DialogActions type="submit" form={formId} isPending={rename.isPending} onCancel={close}>
          Rename
        </DialogActions>
      }
    >
      {rename.error === null ? null : (
        <Notice tone="danger" title={rename.error.message}>
          {adviceFor(rename.error)}
        </Notice>
      )}
      {website === undefined ? null : (
        <NameForm id={formId} name={website.website_name} onSave={(name) => save(website.website_id, name)} />
      )}
    </Dialog>
  );
}

type NameFormProps = { id: string; name: string; onSave: (name: string) => void };

function NameForm({ id, name, onSave }: NameFormProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('website_name'));
    const { data, error: refusal } = SaveWebsiteSchema.shape.website_name.safeParse(given);
    setError(refusal?.issues[0]?.message);
    if (data !== undefined) onSave(data);
  };
  return (
    <Grid as="form" gap={3} id={id} className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Website name"
        name="website_name"
        defaultValue={name}
        error={error}
        autoComplete="off"
        autoFocus
        required
      />
    </Grid>
  );
}
