import { formatDecimal } from '#shared/format/numbers.ts';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './score-scale.module.css';

/** Where each letter starts: `signedLetterOf`. */
const LETTERS = [
  { letter: 'F', from: 0 },
  { letter: 'D', from: 45 },
  { letter: 'C', from: 60 },
  { letter: 'B', from: 75 },
  { letter: 'A', from: 90 },
];

type ScoreScaleProps = {
  score: number;
  /** The score of the grade before; null if there is none. */
  before: number | null;
};

/** A scale from 0 to 100 with the letters, this score, and the previous one. The numbers are also shown as text. */
export function ScoreScale({ score, before }: ScoreScaleProps) {
  const hasMoved = before !== null && before !== score;
  return (
    <Stack gap={0.5} className={styles.scale} aria-hidden="true">
      <div className={styles.ruler}>
        {hasMoved ? (
          <>
            <span
              className={styles.way}
              style={{ left: `${Math.min(before, score)}%`, width: `${Math.abs(score - before)}%` }}
            />
            <span className={styles.before} style={{ left: `${before}%` }} title={formatDecimal(before)} />
          </>
        ) : null}
        <span className={styles.now} style={{ left: `${score}%` }} />
      </div>
      <Text as="div" size="small" tone="faint" className={styles.letters}>
        {LETTERS.map(({ letter, from }) => (
          <span key={letter} style={{ left: `${from}%` }}>
            {letter}
          </span>
        ))}
      </Text>
    </Stack>
  );
}
