import type { MenuResult } from '#shared/contract/ai/menu-analysis.ts';
import { rangeText } from '#shared/domain/menu-engineering/money-text.ts';
import { Estimate } from '#web/features/estimates/estimate.tsx';
import { Link } from '#web/ui/link.tsx';
import { SuggestionAction } from './suggestion-action.tsx';
import styles from './suggestion-list.module.css';
import { useSuggestions } from './use-suggestions.ts';

/** What may be done, the most rewarding first: each shows what it would change before it does. */
export function SuggestionList({ result, isSample }: { result: MenuResult; isSample: boolean }) {
  const applying = useSuggestions();
  return (
    <section className={styles.suggestions} aria-labelledby="menu-suggestions">
      <h3 id="menu-suggestions">Suggested changes</h3>
      <ul className={styles.rows}>
        {result.suggestions.map((suggestion) => (
          <li key={suggestion.id} className={styles.suggestion}>
            <div className={styles.words}>
              <p className={styles.title}>{suggestion.title}</p>
              <p className={styles.reason}>{suggestion.reason}</p>
              {suggestion.changes === null ? null : (
                <p className={styles.change}>
                  <span>{suggestion.before || 'Nothing'}</span>
                  <span aria-hidden="true">→</span>
                  <span className={styles.visuallyHidden}>becomes</span>
                  <strong>{suggestion.after}</strong>
                </p>
              )}
            </div>
            <details className={styles.how}>
              <summary>
                {suggestion.profit === null
                  ? 'Research'
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
            </details>
            {isSample ? null : <SuggestionAction suggestion={suggestion} applying={applying} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
