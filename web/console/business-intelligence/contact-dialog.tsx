import { type FormEvent, useId } from 'react';
import { contactDraft } from '#shared/console/business-intelligence/contact-draft.ts';
import {
  LETTER_MAX_LENGTH,
  SUBJECT_MAX_LENGTH,
} from '#shared/console/business-intelligence/letter-limits.ts';
import { type AtRiskCustomer, useContactRestaurant } from '#web/console/api/business-intelligence.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './business-intelligence.module.css';

export type ContactDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  customer: AtRiskCustomer | undefined;
};

/** An email to an owner, drafted from the reasons for their risk score. It's sent as it appears here. */
export function ContactDialog({ isOpen, onClose, customer }: ContactDialogProps) {
  if (customer === undefined) return null;
  return <Letter isOpen={isOpen} onClose={onClose} customer={customer} />;
}

function Letter({ isOpen, onClose, customer }: ContactDialogProps & { customer: AtRiskCustomer }) {
  const { restaurant_id, name, reasons } = customer;
  const formId = useId();
  const contact = useContactRestaurant(restaurant_id);
  const draft = contactDraft(name, reasons);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    contact.mutate({ subject: String(form.get('subject')), text: String(form.get('text')) });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Email ${name}`}
      description="We drafted this email based on the restaurant’s activity. Edit it before you send it. We’ll add it to the activity log."
      size="large"
      actions={
        contact.isSuccess ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button variant="primary" type="submit" form={formId} isPending={contact.isPending}>
              Send email
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </>
        )
      }
    >
      {contact.isSuccess ? (
        <Notice tone="good">{contact.data}</Notice>
      ) : (
        <form id={formId} className={styles.letter} onSubmit={submit}>
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
        </form>
      )}
    </Dialog>
  );
}
