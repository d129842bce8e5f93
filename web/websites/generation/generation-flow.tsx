import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deferredDialog } from '#web/shell/dialogs/deferred-dialog.tsx';
import { lazyPart, preloadParts } from '#web/shell/navigation/lazy-part.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { type GenerationState, useGenerationState } from '#web/websites/generation/use-generation-state.ts';
import styles from './generation-flow.module.css';
import type { Order, useGeneration } from './use-generation.ts';

/** Spec, website builder §9: how long the success is shown before the preview opens. */
const SUCCESS_MS = 2000;

const GeneratePart = lazyPart(() => import('./generate-part.tsx').then((m) => m.GeneratePart));
const ProgressDialog = deferredDialog(() => import('./progress-dialog.tsx').then((m) => m.ProgressDialog));
const AlertDialog = lazyPart(() => import('#web/ui/alert-dialog.tsx').then((m) => m.AlertDialog));

type GenerationFlowProps = {
  generation: ReturnType<typeof useGeneration>;
  isAsking: boolean;
  onAsk: () => void;
  onAsked: () => void;
};

/** From the brief to the finished website: generate dialog, progress dialog, and alerts. */
export function GenerationFlow({ generation, isAsking, onAsk, onAsked }: GenerationFlowProps) {
  const state = useGenerationState(generation.pending?.generationId);
  const websiteName = generation.pending?.websiteName ?? '';
  const isHidden = generation.pending?.isHidden === true;
  const [problem, setProblem] = useState<string>();
  const hasAsked = useGeneratePart(isAsking);

  const start = async (order: Order) => {
    const failure = await generation.start(order);
    if (failure === undefined) onAsked();
    else setProblem(failure);
  };
  useOutcome(generation.pending === undefined ? undefined : state, {
    isHidden,
    onCompleted: () => generation.end('completed'),
    onFailed: (details) => {
      generation.end('failed');
      setProblem(`Website generation failed: ${details}`);
    },
    onCanceled: () => {
      generation.end('canceled');
      showToast({ title: 'Generation canceled' });
      onAsk();
    },
  });
  const tryAgain = () => {
    setProblem(undefined);
    onAsk();
  };

  const isRunning = generation.pending !== undefined;
  return (
    <>
      {isRunning && isHidden ? (
        <Stack
          card="plain"
          as="section"
          gap={2}
          className={styles.strip}
          aria-label={`Creating ${websiteName}`}
        >
          <ProgressBar label={`${websiteName}: ${state.operation}`} percent={state.percent} />
          <Button size="small" onClick={() => generation.hide(false)}>
            Show progress
          </Button>
        </Stack>
      ) : null}
      {hasAsked ? (
        <Suspense fallback={null}>
          <GeneratePart
            isOpen={isAsking && !isRunning}
            onClose={onAsked}
            brief={generation.brief}
            onBriefChange={generation.setBrief}
            isStarting={generation.isStarting}
            onGenerate={(order) => void start(order)}
          />
        </Suspense>
      ) : null}
      <ProgressDialog
        isOpen={isRunning && !isHidden}
        onHide={() => generation.hide(true)}
        generationId={generation.pending?.generationId}
        websiteName={websiteName}
        state={state}
      />
      {problem === undefined ? null : (
        <Suspense fallback={null}>
          <AlertDialog
            title="We couldn’t create your website"
            message={problem}
            onClose={() => setProblem(undefined)}
            action={
              <Button variant="primary" onClick={tryAgain}>
                Try Again
              </Button>
            }
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Preloads the dialogs when the app is idle. Remembers whether the first was opened, so that it can animate its
 * closing.
 */
function useGeneratePart(isAsking: boolean): boolean {
  const [hasAsked, setHasAsked] = useState(isAsking);
  if (isAsking && !hasAsked) setHasAsked(true);
  useEffect(() => {
    preloadParts([GeneratePart, ProgressDialog, AlertDialog]);
  }, []);
  return hasAsked;
}

type Outcome = {
  isHidden: boolean;
  onCompleted: () => void;
  onFailed: (details: string) => void;
  onCanceled: () => void;
};

/**
 * Runs once when the generation ends. A finished website opens after its success message; one that finished in the
 * background shows a toast (`BackgroundGeneration`).
 */
function useOutcome(state: GenerationState | undefined, outcome: Outcome): void {
  const { isHidden, onCompleted, onFailed, onCanceled } = outcome;
  const navigate = useNavigate();
  const failure = state?.failure;
  const isCanceled = state?.isCanceled === true;
  const finishedId = state?.isCompleted ? state.websiteId : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks change on every render, the outcome doesn’t
  useEffect(() => {
    if (failure !== undefined) onFailed(failure);
  }, [failure]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (isCanceled) onCanceled();
  }, [isCanceled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (finishedId === undefined || isHidden) return;
    const timer = setTimeout(() => {
      onCompleted();
      void navigate(linkTo.websitePreview(finishedId));
    }, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [finishedId]);
}
