import type { MenuResult } from '#shared/menu/contract/menu-analysis.ts';
import { SampleNotice } from '#web/ai/sample-notice.tsx';
import { useShownResults } from '#web/ai/use-shown-results.ts';
import { ClassView } from '#web/menu/class-view.tsx';
import { SuggestionList } from '#web/menu/suggestions/suggestion-list.tsx';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Estimate } from '#web/ui/estimate.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { usePrintLook } from '#web/ui/use-print-look.ts';
import { CampaignList } from './campaign-list.tsx';
import { ItemList } from './item-list.tsx';
import { MenuBasis } from './menu-basis.tsx';
import styles from './menu-results.module.css';

type MenuResultsProps = {
  result: MenuResult;
  /** Why these are sample results; undefined for the owner’s own. */
  sampleReason: string | undefined;
  onTryAgain: () => void;
};

const NO_MENU = 'These are sample dishes and prices. Add your own, and upload a sales file.';

/** The analysis item by item, and suggestions. */
export function MenuResults({ result, sampleReason, onTryAgain }: MenuResultsProps) {
  const { item_performance: lists, suggestions, basis } = result;
  const isOfCuisine = result.menu_source === 'sample';
  const reason = isOfCuisine ? NO_MENU : sampleReason;
  const isSample = reason !== undefined;
  const place = useShownResults<HTMLElement>(result);
  usePrintLook(place);
  return (
    <Section
      title={isSample ? 'Sample menu' : 'Your menu'}
      titleSize={3}
      ruled
      gap={4}
      className={styles.results}
      ref={place}
      tabIndex={-1}
    >
      {isSample ? (
        <SampleNotice
          onTryAgain={onTryAgain}
          action={isOfCuisine ? <Link href={linkTo.profileTab('menu')}>Add your menu</Link> : undefined}
        >
          {reason} This isn’t your menu.
        </SampleNotice>
      ) : (
        <MenuBasis result={result} />
      )}
      <Grid columns="main aside" gap={4}>
        <CampaignList result={result} isSample={isSample} />
        <MenuRevenue impact={result.revenue_impact} />
      </Grid>
      <Grid columns={3} gap={4} className={styles.lists}>
        <ItemList
          title="Top performers"
          says={
            basis === 'sales' ? 'Popular and profitable' : 'Likely profitable and easy to find on your menu'
          }
          items={lists.high_performers}
        />
        <ItemList
          title="Hidden gems"
          says={
            basis === 'sales'
              ? 'Profitable, but too few guests order them'
              : 'Likely profitable, but hard to find on your menu'
          }
          items={lists.hidden_gems}
        />
        <ItemList
          title="Needs attention"
          says={basis === 'sales' ? 'Low profit or low sales' : 'Likely less profitable per order'}
          items={lists.underperformers}
        />
      </Grid>
      {lists.undecided.length === 0 ? null : (
        <details>
          <Text as="summary" strong height="small">
            Not sure yet: {lists.undecided.length === 1 ? '1 item' : `${lists.undecided.length} items`}
          </Text>
          <ItemList
            title="Not sure yet"
            says="Not enough data to classify these items yet"
            items={lists.undecided}
          />
        </details>
      )}
      {suggestions.length === 0 ? null : <SuggestionList result={result} isSample={isSample} />}
      {basis === 'sales' && !isSample ? <ClassView /> : null}
    </Section>
  );
}

/** The estimated revenue of the best suggestions per month and year, with the formula. */
function MenuRevenue({ impact }: { impact: MenuResult['revenue_impact'] }) {
  const { potential_monthly_increase, annual_potential, range, formula } = impact;
  const look = range === null ? {} : ({ size: 3, display: true } as const);
  return (
    <Section title="Revenue projection" level={3} titleSize={2} gap={1.5}>
      <Stack as="dl" gap={1.5}>
        <div>
          <dt>Per month</dt>
          <Text as="dd" {...look}>
            {potential_monthly_increase}
          </Text>
        </div>
        <div>
          <dt>Per year</dt>
          <Text as="dd" {...look}>
            {annual_potential}
          </Text>
        </div>
      </Stack>
      <Note>{range === null ? formula : <Estimate>{formula}</Estimate>}</Note>
    </Section>
  );
}
