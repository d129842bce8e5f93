import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import styles from './benefits.module.css';

/** General claims about AI tools. We didn’t measure them (spec, owner tools §2). */
export function Benefits() {
  return (
    <Stack ruled as="section" gap={1} aria-labelledby="benefits">
      <Note as="h2" strong id="benefits" className={styles.title}>
        Industry benchmarks
      </Note>
      <Cluster as="ul" gap={4} rowGap={1} tone="muted" className={styles.claims}>
        <li>
          <strong>15-30%</strong> more revenue with AI
        </li>
        <li>
          <strong>10+ hours</strong> saved per week
        </li>
      </Cluster>
      <Text size="small" tone="faint">
        Industry claims, not your results.
      </Text>
    </Stack>
  );
}
