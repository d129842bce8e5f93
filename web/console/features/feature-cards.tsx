import { useMemo, useState } from 'react';
import { AI_FEATURES } from '#shared/features/ai-features.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Note } from '#web/ui/text.tsx';
import { BulkActions, FeatureTitle } from './feature-head.tsx';
import { type FeatureMatrixProps, sharedNames } from './feature-matrix.tsx';
import { featureWords } from './feature-words.ts';
import { Cell } from './matrix-row.tsx';

/** Restaurants that a press adds. */
const STEP = 20;

/** The matrix on a phone: a card for the platform, and one for each restaurant with its switches and limits. */
export function FeatureCards({
  rows,
  summaries,
  expected,
  defaults,
  onChange,
  onAsk,
  onEnd,
}: FeatureMatrixProps) {
  const [shown, setShown] = useState(STEP);
  const shared = useMemo(() => sharedNames(rows), [rows]);
  const showMore = () => {
    if (shown + STEP >= rows.length) onEnd?.();
    setShown(shown + STEP);
  };
  return (
    <Stack gap={2}>
      <Stack as="section" card="plain" gap={2} aria-label="All restaurants">
        <h2>All restaurants</h2>
        {AI_FEATURES.map((feature) => {
          const summary = summaries.find(({ feature_name }) => feature_name === feature);
          return (
            <Stack key={feature} gap={0.5}>
              <FeatureTitle feature={feature} summary={summary} />
              <BulkActions feature={feature} summary={summary} onAsk={onAsk} />
            </Stack>
          );
        })}
      </Stack>
      <Stack as="ul" gap={2} aria-label="Features by restaurant">
        {rows.slice(0, shown).map(({ restaurant_id, name, email, cells }) => {
          const known = shared.has(name) ? `${name}, ${email}` : name;
          return (
            <Stack as="li" key={restaurant_id} card="plain" gap={1}>
              <Link href={`${paths.adminFeatures}?restaurant=${encodeURIComponent(restaurant_id)}`}>
                {known}
              </Link>
              {AI_FEATURES.map((feature) => {
                const cell = cells[feature];
                if (cell === undefined) return null;
                return (
                  <Stack key={feature} gap={0.5}>
                    <Note as="span">{featureWords(feature)} · today, this hour</Note>
                    <Cell
                      cell={cell}
                      expected={expected.get(restaurant_id)?.[feature]}
                      defaults={defaults?.[feature]}
                      restaurant={known}
                      onChange={onChange}
                    />
                  </Stack>
                );
              })}
            </Stack>
          );
        })}
      </Stack>
      {shown < rows.length || onEnd !== undefined ? <Button onClick={showMore}>Show more</Button> : null}
    </Stack>
  );
}
