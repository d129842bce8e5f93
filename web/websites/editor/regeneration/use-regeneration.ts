import { useEffect, useState } from 'react';
import { ApiError } from '#web/client/api-error.ts';
import { adviceFor } from '#web/shell/errors/error-messages.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useGenerationProgress } from '#web/websites/api/generation-progress.ts';
import { useReadWebsite, useRegenerateWebsite } from '#web/websites/api/website-source.ts';
import { changedPreferences, draftOf } from '#web/websites/editor/draft/editor-draft.ts';
import type { Editor } from '#web/websites/editor/draft/use-editor.ts';
import { PREVIOUS_VERSION_SAVED } from '#web/websites/generation/generation-texts.ts';
import { NO_REASON } from '#web/websites/generation/use-generation-state.ts';

/** Spec, website builder §9: the earliest time to reload the website. */
const RELOAD_DELAY_MS = 5000;

export type Regeneration = {
  /** The ID of the running generation. */
  id: string | undefined;
  start: () => void;
  isStarting: boolean;
  isRunning: boolean;
  percent: number;
  operation: string;
  isOutOfReach: boolean;
};

/** Regenerates the whole website, or follows a regeneration that was running when the screen opened. */
export function useRegeneration(editor: Editor): Regeneration {
  const { base, draft } = editor;
  const regenerate = useRegenerateWebsite(base.website_id);
  const readWebsite = useReadWebsite(base.website_id);
  const [running, setRunning] = useState(() =>
    base.regeneration_id === undefined ? undefined : { id: base.regeneration_id, earliestReload: 0 },
  );
  const { data, error } = useGenerationProgress(running?.id);
  const isCanceled = data?.status === 'canceled';

  const end = async (failure: string | undefined) => {
    setRunning(undefined);
    if (failure !== undefined) showToast({ tone: 'danger', title: `Error regenerating website: ${failure}` });
    try {
      editor.replaceWith(await readWebsite());
      if (isCanceled) showToast(CANCELED);
      else if (failure === undefined) showToast(READY);
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason);
      showToast({
        tone: 'danger',
        title: `Error loading website: ${message}`,
        description: adviceFor(reason),
      });
    }
  };
  const failure = error instanceof ApiError && error.code === 'not_found' ? error.message : failureOf(data);
  const hasEnded =
    running !== undefined && (failure !== undefined || isCanceled || data?.status === 'completed');
  const earliestReload = isCanceled ? 0 : (running?.earliestReload ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback changes on every render, but the generation ends once
  useEffect(() => {
    if (!hasEnded) return;
    const timer = setTimeout(() => void end(failure), Math.max(0, earliestReload - performance.now()));
    return () => clearTimeout(timer);
  }, [hasEnded, failure, earliestReload]);

  const start = () => {
    const wishes = { ...base.design_preferences, ...changedPreferences(draftOf(base), draft) };
    const body = { custom_requirements: draft.customRequirements, design_preferences: wishes };
    regenerate.mutate(body, {
      onSuccess: ({ generation_id }) =>
        setRunning({ id: generation_id, earliestReload: performance.now() + RELOAD_DELAY_MS }),
      onError: (reason) =>
        showToast({
          tone: 'danger',
          title: `Error regenerating website: ${reason.message}`,
          description: adviceFor(reason),
        }),
    });
  };
  return {
    id: running?.id,
    start,
    isStarting: regenerate.isPending,
    isRunning: running !== undefined,
    percent: data?.progress_percentage ?? 0,
    operation: data?.current_operation || 'Initializing...',
    isOutOfReach: error !== null && failure === undefined,
  };
}

const READY = {
  tone: 'good',
  title: 'Your website has been regenerated.',
  description: PREVIOUS_VERSION_SAVED,
} as const;

const CANCELED = { title: 'Regeneration canceled. Your website is unchanged.' } as const;

function failureOf(data: { status: string; error_details: string | null } | undefined): string | undefined {
  return data?.status === 'failed' ? (data.error_details ?? NO_REASON) : undefined;
}
