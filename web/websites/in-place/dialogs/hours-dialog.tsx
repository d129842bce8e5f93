import CopyCheck from 'lucide-react/icons/copy-check';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { WEEKDAYS, type Weekday } from '#shared/site/site-content.ts';
import styles from '#web/profile/week/week-editor.module.css';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { MakeEdit } from '#web/websites/in-place/session/edit.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import {
  copiedToAll,
  type DayDraft,
  type HoursDraft,
  hoursDraftOf,
  MAX_SERVICES,
  openingHoursOf,
  type Service,
  withState,
} from './hours-draft.ts';

const NEXT_SERVICE: Service = { opens: '', closes: '' };
const STATE_LABELS: Record<DayDraft['state'], string> = {
  open: 'Open',
  closed: 'Closed',
  unknown: 'Not shown',
};

type HoursDialogProps = { make: MakeEdit; onClose: () => void; session: EditSession };

/** The weekly hours: each day has up to three services, is closed, or isn’t shown. */
export function HoursDialog({ make, onClose, session }: HoursDialogProps) {
  const [draft, setDraft] = useState<HoursDraft>(() =>
    hoursDraftOf(session.getState().content.opening_hours),
  );
  const [problems, setProblems] = useState<Partial<Record<Weekday, string>>>({});
  const save = () => {
    const result = openingHoursOf(draft);
    if ('problems' in result) setProblems(result.problems);
    else make({ changes: { opening_hours: result.hours } });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Opening hours"
      description="If you close after midnight, enter the closing time under the day you open."
      actions={
        <DialogActions onClick={save} onCancel={onClose}>
          Save hours
        </DialogActions>
      }
    >
      <Text as="div" line="above">
        {WEEKDAYS.map((day) => (
          <Day
            key={day}
            name={dayName(day)}
            day={draft[day]}
            problem={problems[day]}
            onChange={(changed) => setDraft({ ...draft, [day]: changed })}
            onCopy={() => setDraft(copiedToAll(draft, day))}
          />
        ))}
      </Text>
    </Dialog>
  );
}

const dayName = (day: Weekday) => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

type DayProps = {
  name: string;
  day: DayDraft;
  problem: string | undefined;
  onChange: (day: DayDraft) => void;
  onCopy: () => void;
};

function Day({ name, day, problem, onChange, onCopy }: DayProps) {
  const { state, services } = day;
  const setService = (index: number, service: Service) =>
    onChange({ ...day, services: services.with(index, service) });
  return (
    <fieldset className={styles.day}>
      <VisuallyHidden as="legend">{name}</VisuallyHidden>
      <Cluster gap={1} wrap={false} className={styles.line}>
        <Text as="span" strong flex="fill" aria-hidden="true">
          {name}
        </Text>
        <select
          aria-label={`${name}, open or closed`}
          value={state}
          onChange={({ currentTarget }) => {
            const chosen = (['open', 'closed', 'unknown'] as const).find(
              (each) => each === currentTarget.value,
            );
            onChange(withState(day, chosen ?? state));
          }}
        >
          {Object.entries(STATE_LABELS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <IconButton
          size="small"
          label={`Copy ${name} to all days`}
          title="Copy to all days"
          icon={<CopyCheck />}
          onClick={onCopy}
        />
      </Cluster>
      {state !== 'open' ? null : (
        <Stack gap={1} align="start" above={1}>
          {services.map((service, index) => (
            <ServiceTimes
              // biome-ignore lint/suspicious/noArrayIndexKey: a service is identified only by its position
              key={index}
              name={`${name}, service ${index + 1}`}
              service={service}
              onChange={(changed) => setService(index, changed)}
              onRemove={
                services.length > 1
                  ? () => onChange({ ...day, services: services.toSpliced(index, 1) })
                  : undefined
              }
            />
          ))}
          {services.length >= MAX_SERVICES ? null : (
            <Button
              size="small"
              variant="quiet"
              icon={<Plus />}
              onClick={() => onChange({ ...day, services: [...services, NEXT_SERVICE] })}
            >
              Add hours
            </Button>
          )}
        </Stack>
      )}
      {problem === undefined ? null : (
        <Text size="small" tone="danger" above={0.5} role="alert">
          {name}: {problem}
        </Text>
      )}
    </fieldset>
  );
}

type ServiceTimesProps = {
  name: string;
  service: Service;
  onChange: (service: Service) => void;
  onRemove: (() => void) | undefined;
};

function ServiceTimes({ name, service, onChange, onRemove }: ServiceTimesProps) {
  return (
    <Cluster gap={1} wrap={false} className={styles.times}>
      <input
        type="time"
        aria-label={`${name} opens`}
        value={service.opens}
        onChange={({ currentTarget }) => onChange({ ...service, opens: currentTarget.value })}
      />
      <span aria-hidden="true">–</span>
      <input
        type="time"
        aria-label={`${name} closes`}
        value={service.closes === '24:00' ? '00:00' : service.closes}
        onChange={({ currentTarget }) => onChange({ ...service, closes: currentTarget.value })}
      />
      {onRemove === undefined ? null : (
        <IconButton size="small" label={`Remove ${name}`} icon={<X />} onClick={onRemove} />
      )}
    </Cluster>
  );
}
