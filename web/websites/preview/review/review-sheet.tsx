import type { Suggestion } from '#shared/site/review/suggestions.ts';
import type { Website } from '#shared/websites/contract/website.ts';
import { Button } from '#web/ui/button.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { REVIEW_SHEET_ID } from './open-review.ts';
import { ReviewLines } from './review-lines.tsx';
import styles from './review-sheet.module.css';
import { suggestionsToReview } from './suggestion-counts.ts';
import { SuggestionItem } from './suggestion-item.tsx';
import { useDecide } from './use-decide.ts';

/** Groups of suggestions, in display order. */
const GROUPS: readonly (readonly [label: string, sections: readonly string[]])[] = [
  ['Story', ['hero', 'about', 'meta']],
  ['Menu', ['menu']],
  ['FAQ', ['faq']],
  ['Services', ['features', 'gallery', 'contact']],
];

/** Suggestions that the owner must confirm before they are published, and requests we couldn’t fulfill. */
export function ReviewSheet({ website }: { website: Website }) {
  const { suggestions, undone_requests: undone = [], brief_lines: lines = [] } = website;
  const { decide, skipped, isPending } = useDecide(website);
  if (suggestions.length + undone.length + lines.length === 0) return null;
  const ids = suggestions.map(({ id }) => id);
  return (
    <Stack
      as="section"
      gap={1.5}
      className={styles.sheet}
      id={REVIEW_SHEET_ID}
      aria-labelledby="review-title"
      tabIndex={-1}
    >
      <Text as="h2" size={1} weight="medium" id="review-title">
        {titleOf(suggestions.length)}
      </Text>
      {suggestions.length === 0 ? null : (
        <>
          <p>We suggested these details. Guests see only what you keep.</p>
          <Cluster gap={1}>
            <Button size="small" isPending={isPending} onClick={() => decide({ keep: ids })}>
              Keep all
            </Button>
            <Button
              size="small"
              variant="quiet"
              isPending={isPending}
              onClick={() => decide({ remove: ids })}
            >
              Remove all
            </Button>
          </Cluster>
        </>
      )}
      {GROUPS.map(([label, sections]) => (
        <Group
          key={label}
          label={label}
          website={website}
          suggestions={suggestions.filter(({ section }) => sections.includes(section))}
          skipped={skipped}
          onDecide={decide}
          isPending={isPending}
        />
      ))}
      {undone.length === 0 ? null : (
        <Stack gap={1}>
          <Note as="h3">Your to-do list</Note>
          <Stack as="ul" gap={1} size="small" bullets>
            {undone.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Stack>
        </Stack>
      )}
      <ReviewLines key={lines.map(({ words, use }) => `${use} ${words}`).join('\n')} website={website} />
    </Stack>
  );
}

const titleOf = (count: number) => (count === 0 ? 'Your requirements' : suggestionsToReview(count));

type GroupProps = {
  label: string;
  website: Website;
  suggestions: readonly Suggestion[];
  /** Suggestions that were kept with open blanks. */
  skipped: readonly string[];
  onDecide: Parameters<typeof SuggestionItem>[0]['onDecide'];
  isPending: boolean;
};

function Group({ label, suggestions, skipped, ...rest }: GroupProps) {
  if (suggestions.length === 0) return null;
  return (
    <Stack gap={1}>
      <Note as="h3">{label}</Note>
      <Stack as="ul" divided>
        {suggestions.map((suggestion, index) => (
          <SuggestionItem
            key={suggestion.id}
            suggestion={suggestion}
            hasOpenBlanks={skipped.includes(suggestion.id)}
            isReasonSaid={suggestions[index - 1]?.reason === suggestion.reason}
            {...rest}
          />
        ))}
      </Stack>
    </Stack>
  );
}
