import { ApiError } from '#web/client/api-error.ts';
import { sendLead } from '#web/leads/api/send-lead.ts';
import { type Errors, FAILED, type Outcome } from './contact-outcome.ts';

/** Sends the form and focuses the first field with an error. Never rejects. */
export async function sendQuestion(form: HTMLFormElement): Promise<Outcome> {
  const typed = new FormData(form);
  const textOf = (name: string) => String(typed.get(name) ?? '');
  try {
    const sent = await sendLead({
      email: textOf('email'),
      message: textOf('message'),
      name: textOf('name'),
      restaurant: textOf('restaurant'),
    });
    return { sent, errors: {} };
  } catch (error) {
    const errors = errorsOf(error);
    const [first = ''] = Object.keys(errors);
    if (first !== '') form.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
    return { errors };
  }
}

function errorsOf(error: unknown): Errors {
  if (!(error instanceof ApiError)) return { '': FAILED };
  if (Object.keys(error.fields).length > 0) return error.fields;
  return { '': error.status === 0 ? FAILED : error.message };
}
