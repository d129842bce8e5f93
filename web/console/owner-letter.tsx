import { type FormEvent, useId } from 'react';
import {
  LETTER_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from '#shared/console/business-intelligence/letter-limits.ts';
import { useContactRestaurant } from '#web/console/api/business-intelligence.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

type OwnerLetterProps = {
  isOpen: boolean;
  onClose: () => void;
  restaurant: { restaurant_id: string; name: string };
  description: string;
  draft: { subject: string; text: string };
};

/** An email to an owner. It's sent as it appears here. */
export function OwnerLetter({ isOpen, onClose, restaurant, description, draft }: OwnerLetterProps) {
  const formId = useId();
  const contact = useContactRestaurant(restaurant.restaurant_id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    contact.mutate({ subject: String(form.get('subject')), text: String(form.get('text')) });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Email ${restaurant.name}`}
      description={description}
      size="large"
      actions={
        contact.isSuccess ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <DialogActions type="submit" form={formId} isPending={contact.isPending} onCancel={onClose}>
            Send email
          </DialogActions>
        )
      }
    >
      {contact.isSuccess ? (
        <Notice tone="good">{contact.data}</Notice>
      ) : (
        <Stack as="form" gap={2} id={formId} onSubmit={submit}>
          <Field
            label="Subject"
            name="subject"
            defaultValue={draft.subject}
            maxLength={SUBJECT_MAX_LENGTH}
            required
          />
          <TextAreaField
            label="Email"
            name="text"
            defaultValue={draft.text}
            rows={14}
            maxLength={LETTER_MAX_LENGTH}
            required
          />
          {contact.isError ? (
            <Notice tone="danger" title="We couldn’t send the email">
              {contact.error.message} {errorMessages(contact.error).referenceId ?? ''}
            </Notice>
          ) : null}
        </Stack>
      )}
    </Dialog>
  );
}
