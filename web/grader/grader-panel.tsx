import { Suspense, useState } from 'react';
import { Benefits } from '#web/ai/restaurant/benefits.tsx';
import { RestaurantEntry } from '#web/ai/restaurant/restaurant-entry.tsx';
import { useRestaurantFacts } from '#web/ai/restaurant/use-restaurant-facts.ts';
import { useAnalysis } from '#web/ai/use-analysis.ts';
import { useAnalysisFocus } from '#web/ai/use-analysis-focus.ts';
import { type GradedFacts, useEarlierGrade, useGrader } from '#web/grader/api/grades.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Text } from '#web/ui/text.tsx';
import styles from './grader-panel.module.css';
import { GradeHistory } from './history/grade-history.tsx';
import { LastGrade } from './history/last-grade.tsx';
import { SAMPLE_GRADE } from './sample-grade.ts';

const GradeResults = lazyPart(() => import('./results/grade-results.tsx').then((m) => m.GradeResults));

/** The digital presence grader: the form, the grade with its evidence, and earlier grades. */
export function GraderPanel() {
  const known = useRestaurantFacts();
  const { analysis, start, show } = useAnalysis({ analyze: useGrader(), sample: SAMPLE_GRADE });
  const [asked, setAsked] = useState<GradedFacts>();
  const earlier = useEarlierGrade();
  const panel = useAnalysisFocus(analysis.status);
  const open = (id: string) => earlier.mutate(id, { onSuccess: show });
  const analyze = (restaurant: GradedFacts) => {
    setAsked(restaurant);
    void GradeResults.preload();
    earlier.reset();
    void start(restaurant);
  };
  const openingId = earlier.isPending ? earlier.variables : undefined;
  const isSample = analysis.status === 'results' && analysis.failure !== undefined;
  return (
    <Stack gap={5} ref={panel}>
      {analysis.status === 'idle' ? <LastGrade openingId={openingId} onOpen={open} /> : null}
      <Grid columns="main aside" gap={4} data-print="hide">
        <RestaurantEntry known={known} analysis={analysis} onAnalyze={analyze} />
        <Stack as="aside" gap={3} line="before" aria-label="About this analysis">
          <TimeNote />
          <Benefits />
        </Stack>
      </Grid>
      {analysis.status === 'analyzing' ? <Analyzing /> : null}
      {analysis.status === 'results' ? (
        <Suspense fallback={<OpeningGrade />}>
          <GradeResults
            result={analysis.result}
            sampleReason={analysis.failure}
            onTryAgain={() => asked !== undefined && analyze(asked)}
          />
        </Suspense>
      ) : null}
      {earlier.isError ? <Notice tone="danger">{earlier.error.message}</Notice> : null}
      <GradeHistory
        shownId={analysis.status === 'results' && !isSample ? analysis.result.grade_id : undefined}
        openingId={openingId}
        onOpen={open}
      />
    </Stack>
  );
}

/** Spec, owner tools §2 and §9. */
function TimeNote() {
  return (
    <Stack gap={1} tone="muted" className={styles.note}>
      <p>
        <Text as="strong" tone="ink" strong>
          This may take 30-60 seconds.
        </Text>{' '}
        The analysis includes:
      </p>
      <ul>
        <li>live website and SEO scoring</li>
        <li>Google Business Profile extraction</li>
        <li>social presence detection</li>
        <li>performance metrics</li>
      </ul>
    </Stack>
  );
}

/** A saved grade needs no new analysis. */
function OpeningGrade() {
  return <Loading label="Loading your grade…" gap={2} shapes={['title', 3, 'block']} />;
}

function Analyzing() {
  return (
    <Loading label="Analyzing..." gap={2}>
      <Text tone="muted" aria-hidden="true">
        We’re checking your website. This can take 30-60 seconds.
      </Text>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton shape="block" />
    </Loading>
  );
}
