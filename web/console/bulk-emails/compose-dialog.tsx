import { type FormEvent, useState } from 'react';
import { type Audience, BULK_EMAIL_LIMITS } from '#shared/bulk-emails/contract/bulk-email.ts';
import { NAME_PLACEHOLDER } from '#shared/bulk-emails/fill-placeholders.ts';
import { ApiError } from '#web/client/api-error.ts';
import { RestaurantFilters } from '#web/console/restaurants/restaurant-filters.tsx';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { useCreateBulkEmail } from './use-bulk-emails.ts';

type ComposeDialogProps = {
  /** The restaurants that the form starts with. */
  audience: Audience;
  /** Then nothing can be written yet. */
  lacksPostalAddress: boolean;
  onClose: () => void;
  /** Called with the ID of the saved email. */
  onWritten: (id: string) => void;
};

/** Writes an email to many restaurants. */
export function ComposeDialog(props: ComposeDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title="New email"
      description="You can check the recipients and send yourself a test before you send the email."
    >
      <Form {...props} />
    </Dialog>
  );
}

function Form({ audience: first, lacksPostalAddress, onWritten }: ComposeDialogProps) {
  const [audience, setAudience] = useState(first);
  const create = useCreateBulkEmail();
  const { error } = create;
  const fields = error instanceof ApiError ? error.fields : {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { subject: String(form.get('subject')), text: String(form.get('text')), audience };
    create.mutate(body, { onSuccess: ({ bulk_email_id }) => onWritten(bulk_email_id) });
  };
  return (
    <Stack as="form" gap={2} onSubmit={submit} noValidate>
      {lacksPostalAddress ? (
        <Notice tone="warning" title="Enter your postal address first">
          US law requires your postal address in every marketing email.{' '}
          <Link href={paths.adminSettings}>Open Platform Settings</Link>
        </Notice>
      ) : null}
      <Cluster gap={2} rowGap={1}>
        <RestaurantFilters
          asked={{ sort: 'name', order: 'asc', ...audience }}
          onChange={(changed) => setAudience({ ...audience, ...changed })}
        />
      </Cluster>
      <Field
        label="Name or city contains"
        value={audience.search}
        maxLength={BULK_EMAIL_LIMITS.search}
        autoComplete="off"
        error={fields['audience.search']}
        isOptional
        onChange={(event) => setAudience({ ...audience, search: event.target.value })}
      />
      <Field
        label="Subject"
        name="subject"
        autoComplete="off"
        maxLength={BULK_EMAIL_LIMITS.subject}
        error={fields.subject}
        required
      />
      <TextAreaField
        label="Message"
        name="text"
        rows={8}
        maxLength={BULK_EMAIL_LIMITS.text}
        hint={`${NAME_PLACEHOLDER} becomes the restaurant’s name. We add your postal address and an unsubscribe link.`}
        error={fields.text}
        required
      />
      {error !== null && Object.keys(fields).length === 0 ? (
        <Notice tone="danger">{errorMessages(error).title}</Notice>
      ) : null}
      <Button
        variant="primary"
        type="submit"
        disabled={lacksPostalAddress}
        isPending={create.isPending}
        pendingLabel="Saving"
      >
        Continue
      </Button>
    </Stack>
  );
}
