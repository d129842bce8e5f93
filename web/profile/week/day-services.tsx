import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { isPastMidnight } from '#shared/profile/service-problem.ts';
import { TimeField, timeOrNull } from '#web/profile/fields/time-field.tsx';
import { formatTime } from '#web/profile/reading/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Cluster, Grid, Stack } from '#web/ui/layout.tsx';
import { Note } from '#web/ui/text.tsx';
import { type DayService, NEW_SERVICE } from './week-days.ts';
import styles from './week-editor.module.css';

type DayServicesProps = {
  /** The day's name. */
  name: string;
  services: readonly DayService[];
  onChange: (services: readonly DayService[]) => void;
};

/** The services of one day, such as lunch and dinner. */
export function DayServices({ name, services, onChange }: DayServicesProps) {
  return (
    <Stack gap={1} align="start" above={1}>
      {services.map((service, index) => (
        <ServiceRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a service is identified only by its position
          key={index}
          name={services.length > 1 ? `${name}, service ${index + 1}` : name}
          service={service}
          onChange={(changed) => onChange(services.with(index, { ...service, ...changed }))}
          onRemove={() => onChange(services.toSpliced(index, 1))}
        />
      ))}
      <Button
        size="small"
        variant="quiet"
        icon={<Plus />}
        aria-label={`Add a service on ${name}`}
        onClick={() => onChange([...services, NEW_SERVICE])}
      >
        Add a service
      </Button>
    </Stack>
  );
}

type ServiceRowProps = {
  name: string;
  service: DayService;
  onChange: (changed: Partial<DayService>) => void;
  onRemove: () => void;
};

function ServiceRow({ name, service, onChange, onRemove }: ServiceRowProps) {
  const { opens, closes, last_seating, note } = service;
  return (
    <div className={styles.service}>
      <Cluster gap={1} wrap={false} align="end">
        <TimeField
          label="Opens"
          name={`${name} opens`}
          value={opens}
          onChange={(time) => onChange({ opens: time })}
        />
        <TimeField
          label="Closes"
          name={`${name} closes`}
          value={closes ?? ''}
          onChange={(time) => onChange({ closes: timeOrNull(time) })}
        />
        <IconButton size="small" label={`Remove ${name}`} icon={<X />} onClick={onRemove} />
      </Cluster>
      {isPastMidnight(service) ? <Note>Until {formatTime(closes ?? '')} the next day</Note> : null}
      <details open={service.name !== '' || note !== '' || last_seating !== null}>
        <Note as="summary" height="small">
          Name, last seating, and note
        </Note>
        <Grid columnWidth={10} gap={1}>
          <Field
            label="Name"
            aria-label={`Name of ${name}`}
            placeholder="Lunch"
            value={service.name}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
            isOptional
          />
          <TimeField
            label="Last seating"
            name={`${name} last seating`}
            value={last_seating ?? ''}
            onChange={(time) => onChange({ last_seating: timeOrNull(time) })}
          />
          <Field
            label="Note"
            aria-label={`Note for ${name}`}
            placeholder="Kitchen closes at 9:30"
            value={note}
            onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
            isOptional
          />
        </Grid>
      </details>
    </div>
  );
}
