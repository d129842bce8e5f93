import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './look-controls.module.css';

type PromptReadingProps = {
  understood: readonly { words: string; did: string }[];
  instead: readonly string[];
  unknown: readonly string[];
};

/** How we understood the prompt: the effect of each word, substitutes, and unknown words. */
export function PromptReading({ understood, instead, unknown }: PromptReadingProps) {
  return (
    <Stack gap={0.5} size="small" role="status">
      {understood.length === 0 ? null : (
        <Stack as="ul" gap={0.5} size="small">
          {understood.map(({ words, did }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may appear twice
            <Cluster as="li" gap={1} rowGap={0} justify="between" key={at}>
              <Text as="q" tone="muted">
                {words}
              </Text>
              <span>{did}</span>
            </Cluster>
          ))}
        </Stack>
      )}
      {instead.map((sentence) => (
        <p key={sentence} className={styles.note}>
          {sentence}
        </p>
      ))}
      {unknown.length === 0 ? null : (
        <Text size="small" tone="warning">
          We skipped words we didn’t understand: {unknown.join(', ')}.
        </Text>
      )}
    </Stack>
  );
}
