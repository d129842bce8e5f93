import type { MenuResult } from '#shared/menu/contract/menu-analysis.ts';
import { rangeText } from '#shared/menu/money-text.ts';
import { Estimate } from '#web/ui/estimate.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { SuggestionAction } from './suggestion-action.tsx';
import styles from './suggestion-list.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** Suggested changes, the most valuable first. Each shows its change before it is applied. */
export function SuggestionList({ result, isSample }: { result: MenuResult; isSample: boolean }) {
  const applying = useSuggestions();
  return (
    <Section title="Suggested changes" level={3} titleSize={2} gap={1}>
      <Stack divided as="ul">
        {result.suggestions.map((suggestion) => (
          <Stack as="li" gap={1.5} key={suggestion.id} pad={2} className={styles.suggestion}>
            <Stack gap={0.5} breaks>
              <Text strong>{suggestion.title}</Text>
              <Text tone="muted">{suggestion.reason}</Text>
              {suggestion.changes === null ? null : (
                <Cluster as="p" gap={1} rowGap={0} align="baseline" className={styles.change}>
                  <span>{suggestion.before || 'None'}</span>
                  <span aria-hidden="true">→</span>
                  <VisuallyHidden>becomes</VisuallyHidden>
                  <strong>{suggestion.after}</strong>
                </Cluster>
              )}
            </Stack>
            <Note as="details" className={styles.how}>
              <summary>
                {suggestion.profit === null
                  ? 'Why?'
                  : `${rangeText(suggestion.profit, result.currency)} profit a month`}
              </summary>
              <p>
                <Estimate>{suggestion.formula}</Estimate>
                {suggestion.source === null ? null : (
                  <>
                    {' '}
                    <Link href={suggestion.source.url}>{suggestion.source.name}</Link>
                  </>
                )}
              </p>
            </Note>
            {isSample ? null : <SuggestionAction suggestion={suggestion} applying={applying} />}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
