import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type DraftPlace, findDraft, forgetDraft, keepDraft } from './customizer-draft.ts';
import { CustomizerSchema, type CustomizerValues } from './customizer-schema.ts';

export type FinishedValues = z.output<typeof CustomizerSchema>;
export type CustomizerForm = UseFormReturn<CustomizerValues, unknown, FinishedValues>;

/** How long the owner must pause before the preview and draft update, in milliseconds. */
const PAUSE_MS = 150;

/**
 * The customizer’s form. It starts with this tab’s draft, if there is one, and keeps the draft current until
 * `discardDraft`.
 */
export function useCustomizerForm(initial: CustomizerValues, place: DraftPlace) {
  const [draft] = useState(() => findDraft(sessionStorage, place));
  const form: CustomizerForm = useForm<CustomizerValues, unknown, FinishedValues>({
    resolver: zodResolver(CustomizerSchema),
    mode: 'onTouched',
    defaultValues: initial,
    ...(draft && { values: draft, resetOptions: { keepDefaultValues: true } }),
  });
  const [isKept, setIsKept] = useState(true);
  const values = useSettledValues(form, draft ?? initial);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isKept && isDirty) keepDraft(sessionStorage, place, values);
    else forgetDraft(sessionStorage, place);
  }, [isKept, isDirty, place, values]);
  const discardDraft = () => {
    setIsKept(false);
    forgetDraft(sessionStorage, place);
  };
  return { form, values, hasDraft: draft !== undefined, discardDraft };
}

/** The fields at the owner’s last pause. */
function useSettledValues(form: CustomizerForm, first: CustomizerValues): CustomizerValues {
  const [values, setValues] = useState(first);
  const { subscribe, getValues } = form;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => setValues(structuredClone(getValues())), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, getValues]);
  return values;
}
