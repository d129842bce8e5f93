import { useState } from 'react';
import { SETTINGS_MESSAGES } from '#shared/platform-settings/contract/platform-settings.ts';
import type { PlatformSettings } from '#web/console/api/platform-settings.ts';
import { Field } from '#web/ui/field.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { SaveForm } from './save-form.tsx';
import { useSave } from './use-save.ts';

const DAYS = ['second', 'third', 'pause'] as const;
type Day = (typeof DAYS)[number];
const LABELS: Readonly<Record<Day, string>> = {
  second: 'Days until second email',
  third: 'Days until third email',
  pause: 'Days until plan pauses',
};

/** When owners are emailed about a failed payment, and when their plan is paused. */
export function DunningSection({ settings }: { settings: PlatformSettings }) {
  const [draft, setDraft] = useState<Partial<Record<Day, string>>>({});
  const [isRefused, setRefused] = useState(false);
  const { save, isPending, failure, forget } = useSave(settings);
  const { reminder_days, grace_days } = settings.dunning;
  const saved: Record<Day, number> = { second: reminder_days[0], third: reminder_days[1], pause: grace_days };
  const shown = (day: Day) => draft[day] ?? String(saved[day]);
  const change = (next: Partial<Record<Day, string>>) => {
    forget();
    setRefused(false);
    setDraft(next);
  };
  const keep = () => {
    const [second, third, pause] = DAYS.map((day) => parseDay(shown(day))) as [number, number, number];
    if (!(second < third && third < pause)) return setRefused(true);
    save({ dunning: { reminder_days: [second, third], grace_days: pause } }, () => setDraft({}));
  };
  return (
    <SettingsSection
      title="Failed payments"
      description="The first email goes out on the day a charge fails. Changes apply to future failures."
    >
      <SaveForm
        label="Save schedule"
        isChanged={DAYS.some((day) => shown(day).trim() !== String(saved[day]))}
        isPending={isPending}
        failure={isRefused ? SETTINGS_MESSAGES.dunning : failure}
        onSave={keep}
        onUndo={() => change({})}
      >
        <Grid columnWidth={10} gap={2}>
          {DAYS.map((day) => (
            <Field
              key={day}
              label={LABELS[day]}
              inputMode="numeric"
              autoComplete="off"
              value={shown(day)}
              onChange={(event) => change({ ...draft, [day]: event.target.value })}
            />
          ))}
        </Grid>
      </SaveForm>
    </SettingsSection>
  );
}

/** A whole day from 1 to 27; not a number for anything else, which is in no order. */
function parseDay(typed: string): number {
  const day = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return day >= 1 && day <= 27 ? day : Number.NaN;
}
