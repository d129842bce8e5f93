import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { useState } from 'react';
import { isFoundationComplete } from '#shared/checklist/achievements.ts';
import type { CategoryWithItems } from '#shared/checklist/contract/checklist.ts';
import { nextAction } from '#shared/checklist/next-action.ts';
import type { ChecklistFigures } from '#web/checklist/api/checklist.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import { CategorySection } from './category-section.tsx';
import styles from './checklist.module.css';
import { Achievements } from './overview/achievements.tsx';
import { NextActionCard } from './overview/next-action-card.tsx';
import { ProgressCards } from './overview/progress-cards.tsx';
import { ScoreCard } from './overview/score-card.tsx';
import { UpdateItemContext, useItemUpdates } from './use-item-updates.ts';

type ChecklistProps = {
  restaurantId: string;
  categories: readonly CategoryWithItems[];
  progress: ChecklistFigures;
};

/** The next action, the progress, then all tasks. */
export function Checklist({ restaurantId, categories, progress }: ChecklistProps) {
  const updates = useItemUpdates(restaurantId);
  const next = nextAction(categories.flatMap(({ items }) => items.map(asCandidate)));
  const [showsAll, setShowsAll] = useState(false);
  const first = firstTasks(categories);
  const isShown = (itemId: string) => showsAll || first.has(itemId);
  const ofType = (type: CategoryWithItems['type']) => categories.filter((category) => category.type === type);
  const total = categories.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <UpdateItemContext value={updates}>
      <Stack gap={4}>
        {isFoundationComplete(progress) ? <Celebration items={progress.foundational.totalItems} /> : null}
        <Stack gap={3} className={styles.overview}>
          <NextActionCard item={next?.item} weeklyPotential={progress.weeklyRevenuePotential} />
          <ScoreCard score={progress.marketingScore} />
        </Stack>
        <ProgressCards progress={progress} />
        <Achievements progress={progress} />
        <CategorySection
          title="Foundational Setup"
          description="One-time setup tasks. Review them when something changes."
          categories={ofType('foundational')}
          isShown={isShown}
          isExpandedAtFirst
        />
        <CategorySection
          title="Ongoing Operations"
          description="Quick tasks for every week or month."
          categories={ofType('ongoing')}
          isShown={isShown}
        />
        {first.size === total ? null : (
          <Button self="start" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `Show all ${total} tasks`}
          </Button>
        )}
      </Stack>
    </UpdateItemContext>
  );
}

function asCandidate(item: CategoryWithItems['items'][number]) {
  return {
    item,
    status: item.status,
    isCritical: item.is_critical === 1,
    weeklyPotential: item.weekly_potential,
    minutes: item.minutes,
    isSeenDone: item.evidence?.is_current === true,
  };
}

/** More tasks at a time would overwhelm. */
const FIRST = 25;

/** IDs of the first tasks: critical ones, then those worth most per minute of work. */
function firstTasks(categories: readonly CategoryWithItems[]): ReadonlySet<string> {
  const ranked = categories
    .flatMap(({ items }) => items)
    .toSorted(
      (a, b) =>
        b.is_critical - a.is_critical || b.weekly_potential / b.minutes - a.weekly_potential / a.minutes,
    );
  return new Set(ranked.slice(0, FIRST).map(({ item_id }) => item_id));
}

/** Shown when the foundation is complete. */
function Celebration({ items }: { items: number }) {
  return (
    <Grid card="good" columns="auto 1fr" as="section" gap={2} aria-labelledby="celebration">
      <Icon of={CircleCheckBig} size={2.25} tone="good" />
      <div>
        <Text as="h2" size={3} id="celebration">
          Foundation complete
        </Text>
        <p>You’ve finished all {items} setup tasks. Keep it up with a few quick tasks each week.</p>
      </div>
    </Grid>
  );
}
