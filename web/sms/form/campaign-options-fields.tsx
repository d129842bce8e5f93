import type { ReactNode } from 'react';
import { CONTROL_GROUP_FROM_GUESTS } from '#shared/sms/win-back/control-group.ts';
import { FEWEST_GUESTS } from '#shared/sms/win-back/lift.ts';
import type { SmsPreview } from '#web/sms/api/sms-campaigns.ts';
import { Field } from '#web/ui/field.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './new-campaign.module.css';
import type { SmsDraft } from './use-sms-draft.ts';

const HOLD_OUTS = [0, 5, 10, 20];

/** The audience, the send time, the kind of code, and the control group. */
export function CampaignOptionsFields({ draft }: { draft: SmsDraft }) {
  const { options, setOptions } = draft;
  return (
    <>
      <Option
        title="Audience"
        hint={
          options.lapsedRule === 'thirty_days'
            ? undefined
            : 'Regulars who’ve been away 1.5 times as long as usual, and other guests who’ve been away more than 30 days.'
        }
      >
        <SegmentedControl
          label="Audience"
          segments={[
            { value: 'thirty_days', label: 'Away 30+ days' },
            { value: 'usual_gap', label: 'Away longer than usual' },
          ]}
          value={options.lapsedRule}
          onChange={(lapsedRule) => setOptions({ lapsedRule })}
        />
      </Option>
      <Option title="When" hint="We send texts only during legal hours and your texting hours.">
        <SegmentedControl
          label="When"
          segments={[
            { value: 'now', label: 'Send now' },
            { value: 'later', label: 'Send later' },
          ]}
          value={options.later === undefined ? 'now' : 'later'}
          onChange={(when) => setOptions({ later: when === 'now' ? undefined : tomorrowAtEleven() })}
        />
        {options.later === undefined ? null : <LaterFields draft={draft} later={options.later} />}
      </Option>
      <Option
        title="Codes"
        hint={
          options.oneCodePerGuest
            ? 'You’ll see which guests came back.'
            : 'You’ll see how many guests came back.'
        }
      >
        <SegmentedControl
          label="Codes"
          segments={[
            { value: 'same', label: 'Same code for everyone' },
            { value: 'own', label: 'Unique code for each guest' },
          ]}
          value={options.oneCodePerGuest ? 'own' : 'same'}
          onChange={(code) => setOptions({ oneCodePerGuest: code === 'own' })}
        />
      </Option>
      {canHoldOut(draft.preview, options.holdOutPercent) ? (
        <Option
          title="Compare with a control group"
          hint={holdOutHint(draft.preview, options.holdOutPercent)}
        >
          <SegmentedControl
            label="Compare with a control group"
            segments={HOLD_OUTS.map((percent) => ({
              value: String(percent),
              label: percent === 0 ? 'Off' : `${percent}%`,
            }))}
            value={String(options.holdOutPercent)}
            onChange={(percent) => setOptions({ holdOutPercent: Number(percent) })}
          />
        </Option>
      ) : null}
    </>
  );
}

function holdOutHint(preview: SmsPreview | undefined, percent: number): string {
  const { send = 0, hold = 0 } = preview?.decisions ?? {};
  // The preview already leaves out the control group, so add it back.
  const heldBack = preview?.decisions.skipped.find(({ rule }) => rule === 'held_out')?.guests ?? 0;
  const expected = Math.round(((send + hold + heldBack) * percent) / 100);
  if (preview !== undefined && percent > 0 && expected < FEWEST_GUESTS) {
    return `About ${expected} guests aren’t enough to compare. Choose a higher percentage for a control group of ${FEWEST_GUESTS} or more.`;
  }
  return 'We won’t text guests in the control group. Next month, compare how many of them came back.';
}

/** Smaller lists are too short to compare. */
function canHoldOut(preview: SmsPreview | undefined, chosen: number): boolean {
  if (chosen > 0) return true;
  return (
    preview !== undefined && preview.decisions.send + preview.decisions.hold >= CONTROL_GROUP_FROM_GUESTS
  );
}

type OptionProps = { title: string; hint: string | undefined; children: ReactNode };

function Option({ title, hint, children }: OptionProps) {
  return (
    <Stack gap={0.5} align="start">
      <Text size="small" strong aria-hidden="true">
        {title}
      </Text>
      {children}
      {hint === undefined ? null : (
        <Note measured className={styles.fine}>
          {hint}
        </Note>
      )}
    </Stack>
  );
}

type LaterProps = { draft: SmsDraft; later: { day: string; time: string } };

function LaterFields({ draft: { setOptions, failure }, later }: LaterProps) {
  return (
    <Cluster gap={1.5} pad={0.5}>
      <Field
        label="Day"
        type="date"
        value={later.day}
        error={failure?.fields.later ?? failure?.fields.send_at}
        onChange={({ target }) => setOptions({ later: { ...later, day: target.value } })}
      />
      <Field
        label="Time"
        type="time"
        value={later.time}
        onChange={({ target }) => setOptions({ later: { ...later, time: target.value } })}
      />
    </Cluster>
  );
}

/** In this device’s time zone. People think about lunch late in the morning. */
function tomorrowAtEleven(): { day: string; time: string } {
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  const [month, day] = [tomorrow.getMonth() + 1, tomorrow.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return { day: `${tomorrow.getFullYear()}-${month}-${day}`, time: '11:00' };
}
