import Eye from 'lucide-react/icons/eye';
import Send from 'lucide-react/icons/send';
import { type FormEvent, useId } from 'react';
import { CONSENT_SENTENCE, SMS_INPUT_LIMITS } from '#shared/sms/contract/sms-campaign.ts';
import { MessagePanel } from '#web/sms/preview/message-panel.tsx';
import { PreviewPanel } from '#web/sms/preview/preview-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';
import { CampaignOptionsFields } from './campaign-options-fields.tsx';
import type { TypedWords } from './draft-request.ts';
import { ListField } from './list-field.tsx';
import styles from './new-campaign.module.css';
import { SendMeATest } from './send-me-a-test.tsx';
import { type DraftPlace, type SmsDraft, useSmsDraft } from './use-sms-draft.ts';

/** The form of a text campaign, next to a guest’s phone. */
export function NewCampaign(place: DraftPlace) {
  const draft = useSmsDraft(place);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    draft.send();
  };
  return (
    <Grid
      as="form"
      gap={4}
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label="New text campaign"
    >
      <Stack gap={2} className={styles.words}>
        <CampaignWords draft={draft} />
      </Stack>
      <div className={styles.message}>
        <div className={styles.stuck}>
          <MessagePanel
            typed={draft.typed}
            oneCodePerGuest={draft.options.oneCodePerGuest}
            onPlain={draft.type}
          />
          <SendMeATest
            restaurantId={place.restaurantId}
            typed={draft.typed}
            oneCodePerGuest={draft.options.oneCodePerGuest}
          />
        </div>
      </div>
      <Stack gap={3} className={styles.list}>
        <ListField
          guestList={draft.guestList}
          onFile={(file) => void draft.takeFile(file)}
          onChange={draft.drop}
        />
        <CampaignOptionsFields draft={draft} />
      </Stack>
      <div className={styles.preview}>
        <PreviewPanel draft={draft} />
      </div>
      <Stack gap={2} className={styles.sending}>
        <Consent draft={draft} />
        {draft.failure === undefined ? null : <Notice tone="danger">Error: {draft.failure.message}</Notice>}
        <Cluster gap={1} className={styles.actions}>
          <Button
            variant="primary"
            type="submit"
            icon={<Send />}
            isPending={draft.work === 'sending'}
            pendingLabel="Sending"
          >
            Send SMS Campaign
          </Button>
          <Button
            icon={<Eye />}
            onClick={draft.showPreview}
            isPending={draft.work === 'previewing'}
            pendingLabel="Creating preview"
          >
            Preview SMS
          </Button>
        </Cluster>
        <Note measured className={styles.fine}>
          You can’t unsend texts.
        </Note>
      </Stack>
    </Grid>
  );
}

function Consent({ draft: { hasConsent, setHasConsent, failure } }: { draft: SmsDraft }) {
  const errorId = useId();
  const isMissing = failure?.fields.consent !== undefined && !hasConsent;
  return (
    <Grid
      columns="auto 1fr"
      align="start"
      as="label"
      gap={1.5}
      pad={2}
      className={styles.consent}
      data-missing={isMissing}
    >
      <input
        type="checkbox"
        checked={hasConsent}
        aria-required="true"
        aria-invalid={isMissing || undefined}
        aria-describedby={errorId}
        onChange={({ target }) => setHasConsent(target.checked)}
      />
      <span>
        {CONSENT_SENTENCE}
        <Note as="span" measured className={styles.fine} id={errorId}>
          We save your confirmation with your name and today’s date.
        </Note>
      </span>
    </Grid>
  );
}

/** The sender’s name, the offer, and the code. */
function CampaignWords({ draft: { typed, type, failure } }: { draft: SmsDraft }) {
  const field = (name: keyof TypedWords) => ({
    required: true,
    maxLength: SMS_INPUT_LIMITS[name],
    value: typed[name],
    error: typed[name].trim() === '' ? failure?.fields[name] : undefined,
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  });
  return (
    <>
      <Field label="Restaurant name" autoComplete="organization" {...field('restaurantName')} />
      <Field
        label="Offer"
        placeholder="A free dessert with any main course"
        hint="We use your exact wording."
        autoComplete="off"
        {...field('offer')}
      />
      <Field
        label="Offer code"
        placeholder="DESSERT"
        hint="Guests show or say this code when they pay."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('offerCode')}
      />
    </>
  );
}
