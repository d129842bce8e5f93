import { Suspense, useState } from 'react';
import { RestaurantEntry } from '#web/ai/restaurant/restaurant-entry.tsx';
import { useRestaurantFacts } from '#web/ai/restaurant/use-restaurant-facts.ts';
import { useAnalysis } from '#web/ai/use-analysis.ts';
import { useAnalysisFocus } from '#web/ai/use-analysis-focus.ts';
import { type AnalyzedFacts, analyzeMenu } from '#web/menu/api/menu-analysis.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { SalesPanel } from './sales/sales-panel.tsx';
import { SAMPLE_MENU } from './sample-menu.ts';

const MenuResults = lazyPart(() => import('./results/menu-results.tsx').then((m) => m.MenuResults));

/** The Smart Menu Optimizer: sales, the analysis item by item, and suggestions. */
export function MenuPanel() {
  const known = useRestaurantFacts();
  const { analysis, start } = useAnalysis({ analyze: analyzeMenu, sample: SAMPLE_MENU });
  const [asked, setAsked] = useState<AnalyzedFacts>();
  const panel = useAnalysisFocus(analysis.status);
  const analyze = (restaurant: AnalyzedFacts) => {
    setAsked(restaurant);
    void start(restaurant);
  };
  const again = () => {
    const facts = asked ?? known.facts;
    if (facts !== undefined) analyze(facts);
  };
  return (
    <Stack gap={5} ref={panel}>
      <Grid columns="main aside" gap={4} data-print="hide">
        <RestaurantEntry known={known} analysis={analysis} onAnalyze={analyze}>
          <Note>
            We use the menu in <Link href={linkTo.profileTab('menu')}>your profile</Link> or on your website.
          </Note>
        </RestaurantEntry>
        <Text as="aside" line="before" aria-label="Sales">
          <SalesPanel onChange={again} />
        </Text>
      </Grid>
      {analysis.status === 'analyzing' ? <Analyzing /> : null}
      {analysis.status === 'results' ? (
        <Suspense fallback={<Analyzing />}>
          <MenuResults result={analysis.result} sampleReason={analysis.failure} onTryAgain={again} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

function Analyzing() {
  return <Loading label="Analyzing..." gap={2} shapes={['title', 3, 'block']} />;
}
