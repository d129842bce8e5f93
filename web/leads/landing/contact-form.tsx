import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBroughtQuestion } from '#web/leads/marketing-chat/brought-question.ts';
import { loadChunk } from '#web/shell/navigation/lazy-chunk.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { FAILED, type Name, type Outcome } from './contact-outcome.ts';

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
    <Stack as="form" gap={2} measured="form" noValidate onSubmit={submit}>
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
      <Button variant="primary" type="submit" self="start" disabled={isSending}>
        {isSending ? 'Please wait...' : 'Send question'}
      </Button>
    </Stack>
  );
}

/** Loaded with the first question: most visitors need neither the contract nor zod. */
const loadSendQuestion = () => loadChunk(() => import('./send-question.ts'));

/** The contact form. The server validates it, and errors appear at the fields. */
function useContactForm() {
  const [{ sent, errors }, setOutcome] = useState<Outcome>({ errors: {} });
  const [isSending, setIsSending] = useState(false);

  const send = async (form: HTMLFormElement) => {
    setIsSending(true);
    setOutcome(
      await loadSendQuestion().then(
        ({ sendQuestion }) => sendQuestion(form),
        () => ({ errors: { '': FAILED } }),
      ),
    );
    setIsSending(false);
  };

  return {
    sent,
    error: errors[''],
    isSending,
    field: (name: Name) => ({ name, error: errors[name] }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isSending) void send(event.currentTarget);
    },
  };
}
