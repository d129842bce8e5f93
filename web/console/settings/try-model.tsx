import { type FormEvent, useState } from 'react';
import { formatCount, formatDecimal } from '#shared/format/numbers.ts';
import { TRIED_PROMPT_MAX_LENGTH } from '#shared/platform-settings/contract/text-model.ts';
import { type TriedModel, useTryModel } from '#web/console/api/platform-settings.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { microDollars } from './model-cost.ts';
import styles from './platform-settings.module.css';

/** Sends a prompt to the model, and shows its answer, time, tokens, and cost. */
export function TryModel() {
  const [prompt, setPrompt] = useState('');
  const attempt = useTryModel();
  const isEmpty = prompt.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !attempt.isPending) attempt.mutate(prompt);
  };
  return (
    <Stack as="form" gap={2} className={styles.try} onSubmit={submit} noValidate>
      <TextAreaField
        label="Test prompt"
        rows={2}
        maxLength={TRIED_PROMPT_MAX_LENGTH}
        placeholder="Describe a ramen bar in one sentence."
        hint="We don’t save the prompt or the response."
        value={prompt}
        onChange={(event) => setPrompt(event.target.value)}
      />
      <Cluster gap={2} rowGap={1}>
        <Button type="submit" variant="secondary" isPending={attempt.isPending} isIdle={isEmpty}>
          Ask the model
        </Button>
      </Cluster>
      {attempt.error === null ? null : <Notice tone="danger">{errorMessages(attempt.error).title}</Notice>}
      {attempt.data === undefined ? null : <Tried tried={attempt.data} />}
    </Stack>
  );
}

function Tried({ tried }: { tried: TriedModel }) {
  const { answer, failure, input_tokens, output_tokens } = tried;
  return (
    <>
      {failure === null ? (
        <Notice title="Response">
          <span className={styles.answer}>{answer}</span>
        </Notice>
      ) : (
        <Notice tone="danger">{failure}</Notice>
      )}
      {input_tokens + output_tokens === 0 ? null : <Note>{takenOf(tried)}</Note>}
    </>
  );
}

function takenOf({ seconds, input_tokens, output_tokens, cost_micros }: TriedModel): string {
  const tokens = `${formatCount(input_tokens)} input tokens, ${formatCount(output_tokens)} output`;
  const cost = cost_micros === null ? 'cost unknown' : microDollars(cost_micros);
  return `${formatDecimal(seconds)} s · ${tokens} · ${cost}`;
}
