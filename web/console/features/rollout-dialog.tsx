import { type FormEvent, useState } from 'react';
import { PERCENT } from '#shared/contract/field-messages.ts';
import type { AiFeature } from '#shared/features/ai-features.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { featureWords } from './feature-words.ts';

export type Rollout = { percentage: number; starts_at?: string };

type RolloutDialogProps = {
  isOpen: boolean;
  feature: AiFeature;
  onClose: () => void;
  onStart: (rollout: Rollout) => void;
};

/** Asks for which share of restaurants a feature is on, and from which day. */
export function RolloutDialog({ isOpen, feature, onClose, onStart }: RolloutDialogProps) {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const percentage = Number(form.get('percentage'));
    if (!Number.isInteger(percentage) || percentage < 1 || percentage > 100) return setError(PERCENT);
    setError(undefined);
    const start = new Date(`${form.get('day')}T00:00:00`);
    onStart({ percentage, ...(!Number.isNaN(start.getTime()) && { starts_at: start.toISOString() }) });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Roll out ${featureWords(feature)}`}
      description="Turns the feature on for a percentage of restaurants and off for the rest.
        If you raise the percentage later, no one loses access."
    >
      <Stack as="form" gap={2} align="start" onSubmit={submit} noValidate>
        <Field
          label="Percentage of restaurants"
          name="percentage"
          type="number"
          inputMode="numeric"
          min={1}
          max={100}
          defaultValue={10}
          error={error}
          required
        />
        <Field
          label="Start"
          name="day"
          type="date"
          hint="Leave blank to start right away. Otherwise, it starts at midnight in your time zone."
          isOptional
        />
        <Button variant="primary" type="submit">
          Start rollout
        </Button>
      </Stack>
    </Dialog>
  );
}
