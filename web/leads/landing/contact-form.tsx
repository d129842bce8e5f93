import { useEffect, useRef } from 'react';
import { useBroughtQuestion } from '#web/leads/marketing-chat/brought-question.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './contact.module.css';
import { useContactForm } from './use-contact-form.ts';

/** A visitor’s question, and the result of sending it. */
export function ContactForm() {
  const { sent, field, error, isSending, submit } = useContactForm();
  const message = useRef<HTMLTextAreaElement>(null);
  const brought = useBroughtQuestion();
  useEffect(() => {
    const field = message.current;
    // The input stays.
    if (field === null || field.value !== '') return;
    field.value = brought;
    return () => {
      if (field.value === brought) field.value = '';
    };
  }, [brought]);
  if (sent !== undefined)
    return (
      <Text size={1} breaks role="status">
        {sent}
      </Text>
    );
  return (
    <Stack as="form" gap={2} className={styles.form} noValidate onSubmit={submit}>
      {error === undefined ? null : (
        <Text tone="danger" role="alert">
          {error}
        </Text>
      )}
      <Field label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextAreaField
        ref={message}
        label="Message"
        rows={4}
        maxLength={2_000}
        required
        {...field('message')}
      />
      <Field label="Name" autoComplete="name" maxLength={120} isOptional {...field('name')} />
      <Field
        label="Restaurant"
        autoComplete="organization"
        maxLength={300}
        isOptional
        {...field('restaurant')}
      />
      <Button variant="primary" type="submit" disabled={isSending}>
        {isSending ? 'Please wait...' : 'Send question'}
      </Button>
    </Stack>
  );
}
