import { type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '#web/client/api-error.ts';

type CheckedFormOptions<Values> = {
  /** Validates the values of the fields, by name. */
  schema: z.ZodMiniType<Values>;
  /** Sent in addition to the fields. */
  given?: Readonly<Record<string, string>>;
  /** If it throws an `ApiError`, the errors appear at the fields it names, or above the form. */
  send: (values: Values) => Promise<unknown>;
};

/** The errors by field name; '' is the whole form. */
type Errors = Readonly<Record<string, string>>;

/**
 * A form with a few text fields. It is validated on submit and then on every change. The fields are uncontrolled, so
 * values from a password manager count, too.
 */
export function useCheckedForm<Values>({ schema, given, send }: CheckedFormOptions<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const [wasSent, setWasSent] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const check = (form: HTMLFormElement) =>
    schema.safeParse({ ...Object.fromEntries(new FormData(form)), ...given });

  const submit = async (form: HTMLFormElement) => {
    setWasSent(true);
    const checked = check(form);
    if (!checked.success) {
      const found = errorsOf(checked.error);
      setErrors(found);
      fieldsOf(form)
        .find(({ name }) => found[name] !== undefined)
        ?.focus();
      return;
    }
    setErrors({});
    setIsSending(true);
    try {
      await send(checked.data);
    } catch (error) {
      setErrors(failureOf(error, form));
    } finally {
      setIsSending(false);
    }
  };

  const recheck = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    if (!wasSent || !(target instanceof HTMLInputElement)) return;
    const { name } = target;
    const checked = check(currentTarget);
    const error = checked.success ? undefined : errorsOf(checked.error)[name];
    setErrors((shown) => ({ ...without(shown, name), ...(error === undefined ? {} : { [name]: error }) }));
  };

  return {
    form: {
      ref,
      noValidate: true,
      onInput: recheck,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSending) void submit(event.currentTarget);
      },
    },
    field: (name: keyof Values & string) => ({ name, error: errors[name] }),
    /** The error of the whole form. */
    error: errors[''],
    isSending,
    clearError: () => setErrors((shown) => without(shown, '')),
    /** Fills the fields and clears the errors. */
    fill: (values: Partial<Record<keyof Values & string, string>>) => {
      for (const field of ref.current === null ? [] : fieldsOf(ref.current)) {
        field.value = (values as Record<string, string | undefined>)[field.name] ?? '';
      }
      setErrors({});
      setWasSent(false);
    },
  };
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  const inputs = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return inputs.filter(({ name }) => name !== '');
}

function without(errors: Errors, name: string): Errors {
  const { [name]: _, ...others } = errors;
  return others;
}

/** The first error of each field. */
function errorsOf({ issues }: z.core.$ZodError): Errors {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0] ?? ''), message]));
}

function failureOf(error: unknown, form: HTMLFormElement): Errors {
  if (!(error instanceof ApiError)) throw error;
  const named = fieldsOf(form).filter(({ name }) => error.fields[name] !== undefined);
  if (named.length === 0) return { '': error.message };
  return Object.fromEntries(named.map(({ name }) => [name, error.fields[name] ?? error.message]));
}
