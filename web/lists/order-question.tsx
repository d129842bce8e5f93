import { useId } from 'react';
import { type DayOrder, readDay } from '#shared/guests/read-day.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './column-mapper.module.css';

type QuestionProps = { example: string; order: DayOrder | undefined; onOrder: (order: DayOrder) => void };

/** Asks for the order of day and month if no date in the file settles it. */
export function OrderQuestion({ example, order, onOrder }: QuestionProps) {
  const name = useId();
  const read = readDay(example);
  const choices = [
    { value: 'month_first', label: read?.month_first, rule: 'month first' },
    { value: 'day_first', label: read?.day_first, rule: 'day first' },
  ] as const;
  return (
    <Stack as="fieldset" gap={1} className={styles.question}>
      <legend>{example === '' ? 'How are dates written in your file?' : `What date is ${example}?`}</legend>
      {choices.map(({ value, label, rule }) => (
        <Cluster as="label" gap={1} wrap={false} key={value} className={styles.choice}>
          <input type="radio" name={name} checked={order === value} onChange={() => onOrder(value)} />
          <span>
            {label === undefined ? null : <strong>{printedDay(label)}</strong>}
            <Text as="span" size="small" tone="muted" measured>
              {rule}
            </Text>
          </span>
        </Cluster>
      ))}
    </Stack>
  );
}
