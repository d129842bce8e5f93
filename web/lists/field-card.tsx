import { type FieldExample, NOT_IN_FILE } from '#shared/lists/mapping.ts';
import type { Confidence } from '#shared/lists/propose-columns.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './column-mapper.module.css';

type FieldCardProps = {
  label: string;
  isRequired: boolean;
  /** Whether “Not in this file” is one of the choices. */
  isAsked: boolean;
  headings: readonly string[];
  column: number | undefined;
  /** How the column was found. */
  confidence: Confidence | 'chosen' | 'remembered' | undefined;
  example: FieldExample | undefined;
  onColumn: (index: number | undefined) => void;
};

const FOUND = {
  sure: { tone: 'good', text: 'Matched' },
  guess: { tone: 'warning', text: 'Best guess' },
  chosen: { tone: 'neutral', text: 'Your choice' },
  remembered: { tone: 'neutral', text: 'Same as last time' },
} as const;

/** One field that we need: its column, how we found it, and an example of what we read. */
export function FieldCard(props: FieldCardProps) {
  const { label, isRequired, isAsked, headings, column, confidence, example, onColumn } = props;
  const found = column === undefined ? undefined : FOUND[confidence ?? 'guess'];
  const columns = headings.map((heading, index) => ({ value: String(index), label: heading }));
  const mustChoose = isRequired || isAsked;
  return (
    <Stack as="li" gap={1} className={styles.card}>
      <SelectField
        label={label}
        required={mustChoose}
        isOptional={!mustChoose}
        placeholder={mustChoose ? 'Choose a column' : 'Not in this file'}
        options={isAsked ? [{ value: String(NOT_IN_FILE), label: 'Not in this file' }, ...columns] : columns}
        value={String(column ?? '')}
        onChange={({ target }) => onColumn(target.value === '' ? undefined : Number(target.value))}
        hint={
          found === undefined ? (
            mustChoose && <Badge tone="danger">Choose a column</Badge>
          ) : (
            <Cluster as="span" gap={1} rowGap={0.5}>
              <Badge tone={found.tone}>{found.text}</Badge>
              {example === undefined ? null : <Example example={example} />}
            </Cluster>
          )
        }
      />
    </Stack>
  );
}

function Example({ example: { from, to } }: { example: FieldExample }) {
  const shown = from.length > 40 ? `${from.slice(0, 37)}…` : from;
  if (to === undefined)
    return (
      <Text as="span" tone="warning" className={styles.unread}>
        We can’t read “{shown}”.
      </Text>
    );
  const result = /^\d{4}-\d\d-\d\d$/.test(to) ? printedDay(to) : to;
  if (result === from) return <span className={styles.example}>{shown}</span>;
  return (
    <span className={styles.example}>
      <Text as="span" tone="muted">
        {shown}
      </Text>{' '}
      → <strong>{result}</strong>
    </span>
  );
}
