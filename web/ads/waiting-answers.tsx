import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Ad } from '#shared/ads/contract/ad-campaign.ts';
import { useResendVerification } from '#web/accounts/api/email-verification.ts';
import { useSaveCity } from '#web/profile/api/save-city.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import styles from './get-new-customers.module.css';

type WaitingAnswersProps = {
  ad: Ad;
  /** Focuses the first question. */
  isFocused?: boolean;
};

/** The questions that an ad waits for. */
export function WaitingAnswers({ ad, isFocused = false }: WaitingAnswersProps) {
  const needs = ad.waiting_needs ?? [];
  return (
    <>
      {needs.includes('address') ? <CityAnswer isFocused={isFocused} /> : null}
      {needs.includes('email') ? <LinkAgain /> : null}
    </>
  );
}

/** The city is saved to the profile, so no other ad asks for it. */
function CityAnswer({ isFocused }: { isFocused: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);
  const [city, setCity] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const save = useSaveCity();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = city.trim();
    setIsEmpty(typed === '');
    if (typed !== '') save.mutate(typed);
  };
  if (save.isSuccess) return <p role="status">Saved. Your ad is starting.</p>;
  return (
    <Cluster
      as="form"
      gap={2}
      rowGap={1}
      align="end"
      pad={1}
      className={styles.answer}
      onSubmit={submit}
      noValidate
    >
      <Field
        ref={input}
        label="Which city are you in?"
        placeholder="Portland, ME"
        autoComplete="address-level2"
        maxLength={100}
        value={city}
        error={isEmpty ? 'Enter your city.' : save.error?.message}
        onChange={({ target }) => setCity(target.value)}
      />
      <Button type="submit" isPending={save.isPending} pendingLabel="Saving">
        Save city
      </Button>
    </Cluster>
  );
}

function LinkAgain() {
  const resend = useResendVerification();
  return (
    <Cluster gap={2} rowGap={1} align="end" pad={1} className={styles.answer}>
      <Button isPending={resend.isPending} disabled={resend.isSuccess} onClick={() => resend.mutate()}>
        Resend the link
      </Button>
      <p role="status">
        {resend.data?.message}
        {resend.error?.message}
      </p>
    </Cluster>
  );
}
