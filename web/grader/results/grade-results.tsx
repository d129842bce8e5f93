import type { GraderResult } from '#shared/grader/contract/grader.ts';
import { SampleNotice } from '#web/ai/sample-notice.tsx';
import { useShownResults } from '#web/ai/use-shown-results.ts';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { usePrintLook } from '#web/ui/use-print-look.ts';
import { ActionPlan } from './action-plan.tsx';
import { ComponentList } from './component-list.tsx';
import { FirstAction } from './first-action.tsx';
import { GradeHead } from './grade-head.tsx';
import { GradeProgress } from './grade-progress.tsx';
import { GradeProof } from './grade-proof.tsx';
import styles from './grade-results.module.css';
import { RevenueRange } from './revenue-range.tsx';

type GradeResultsProps = {
  result: GraderResult;
  /** Why these are sample results; undefined for the owner’s own. */
  sampleReason: string | undefined;
  onTryAgain: () => void;
};

/** A whole grade, from the letter to the evidence. Takes the focus when it arrives. */
export function GradeResults({ result, sampleReason, onTryAgain }: GradeResultsProps) {
  const place = useShownResults<HTMLElement>(result);
  usePrintLook(place);
  const isSample = sampleReason !== undefined;
  const isMeasured =
    result.overall_grade.score !== null &&
    Object.values(result.component_scores).some(({ score }) => score !== null);
  const [first] = result.action_plan.immediate_actions;
  return (
    <Stack
      ruled
      as="section"
      gap={4}
      className={styles.results}
      ref={place}
      tabIndex={-1}
      aria-labelledby="grade"
    >
      {isSample ? (
        <SampleNotice onTryAgain={onTryAgain}>
          {sampleReason} This isn’t your restaurant’s grade.
        </SampleNotice>
      ) : null}
      <Stack gap={3} className={styles.top}>
        <GradeHead result={result} isSample={isSample} />
        <Stack gap={3}>
          {first === undefined ? null : <FirstAction action={first} result={result} isSample={isSample} />}
          {result.progress === undefined ? null : (
            <GradeProgress progress={result.progress} gradedAt={result.graded_at} />
          )}
        </Stack>
      </Stack>
      <Grid columns="main aside" gap={3} className={styles.columns}>
        <Stack gap={5} className={styles.main}>
          <ComponentList result={result} isSample={isSample} />
          <ActionPlan result={result} isSample={isSample} />
        </Stack>
        <Stack gap={5} line="before" className={styles.side}>
          {isMeasured ? <RevenueRange impact={result.revenue_impact} isSample={isSample} /> : null}
          {isSample || result.restaurant.website === '' ? null : <GradeProof result={result} />}
        </Stack>
      </Grid>
    </Stack>
  );
}
