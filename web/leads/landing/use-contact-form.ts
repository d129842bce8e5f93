import { type FormEvent, useState } from 'react';
import { loadChunk } from '#web/shell/navigation/lazy-chunk.ts';
import { FAILED, type Name, type Outcome } from './contact-outcome.ts';

/** Loaded with the first question: most visitors need neither the contract nor zod. */
const loadSendQuestion = () => loadChunk(() => import('./send-question.ts'));

/** The contact form. The server validates it, and errors appear at the fields. */
export function useContactForm() {
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
