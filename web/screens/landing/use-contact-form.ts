import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { loadChunk } from '#web/features/navigation/lazy-chunk.ts';

/** Loaded with the first question: a visitor who only reads needs neither the contract nor zod. */
const loadSendLead = () =>
  loadChunk(() => import('#web/api/leads/send-lead.ts')).then((module) => module.sendLead);

const FAILED = 'We couldn’t send your question. Check your connection and try again.';

type Name = 'email' | 'message' | 'name' | 'restaurant';
/** What is wrong, by the name of the field; '' is the form as a whole. */
type Errors = Readonly<Partial<Record<Name | '', string>>>;

/** The contact form: the server checks it, and says beside each field what is wrong. */
export function useContactForm() {
  const [sent, setSent] = useState<string>();
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setIsSending] = useState(false);

  const send = async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const textOf = (name: Name) => String(typed.get(name) ?? '');
    setIsSending(true);
    try {
      const sendLead = await loadSendLead();
      setSent(
        await sendLead({
          email: textOf('email'),
          message: textOf('message'),
          name: textOf('name'),
          restaurant: textOf('restaurant'),
        }),
      );
    } catch (error) {
      const found = errorsOf(error);
      setErrors(found);
      const [first] = Object.keys(found);
      if (first !== undefined && first !== '')
        form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    } finally {
      setIsSending(false);
    }
  };

  return {
    /** What the sender reads once the question has arrived. */
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

function errorsOf(error: unknown): Errors {
  if (!(error instanceof ApiError)) return { '': FAILED };
  if (Object.keys(error.fields).length > 0) return error.fields;
  return { '': error.status === 0 ? FAILED : error.message };
}
