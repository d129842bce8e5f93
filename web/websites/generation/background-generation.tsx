import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryKeys } from '#web/client/query-keys.ts';
import { linkTo, paths } from '#web/shell/navigation/paths.ts';
import { showToast } from '#web/ui/toast.tsx';
import { type PendingGeneration, pendingGenerations } from './pending-generation.ts';
import { useGenerationState } from './use-generation-state.ts';

type BackgroundGenerationProps = { pending: PendingGeneration };

/** Follows a generation on every screen and offers the finished website. Silent where the progress is visible. */
export function BackgroundGeneration({ pending }: BackgroundGenerationProps) {
  const isAtHome = useLocation().pathname === paths.websiteBuilder;
  if (pending.websiteId !== undefined) {
    return <Offer key={pending.generationId} pending={pending} websiteId={pending.websiteId} />;
  }
  if (isAtHome && !pending.isHidden) return null;
  return <Following key={pending.generationId} pending={pending} isAtHome={isAtHome} />;
}

function Following({ pending, isAtHome }: BackgroundGenerationProps & { isAtHome: boolean }) {
  const { isCompleted, websiteId, failure } = useGenerationState(pending.generationId);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isCompleted || websiteId === undefined) return;
    pendingGenerations.keep({ ...pending, websiteId });
    void queryClient.invalidateQueries({ queryKey: queryKeys.websiteLists });
  }, [isCompleted, websiteId, pending, queryClient]);
  useEffect(() => {
    // The website builder shows the error itself, with a retry.
    if (failure === undefined || isAtHome) return;
    showToast({
      tone: 'danger',
      title: `We couldn’t generate ${pending.websiteName}`,
      description: failure,
      action: { label: 'Show', onPress: () => void navigate(paths.websiteBuilder) },
    });
  }, [failure, isAtHome, pending.websiteName, navigate]);
  return null;
}

/** Generations whose toast is open. */
const offered = new Set<string>();

/** Stays until it is used or closed, even after a reload. */
function Offer({ pending, websiteId }: BackgroundGenerationProps & { websiteId: string }) {
  const { generationId, websiteName } = pending;
  const navigate = useNavigate();
  useEffect(() => {
    if (offered.has(generationId)) return;
    offered.add(generationId);
    const end = () => {
      if (pendingGenerations.get()?.generationId === generationId) pendingGenerations.forget();
    };
    showToast({
      tone: 'good',
      title: `${websiteName} is ready`,
      action: {
        label: 'Open',
        onPress: () => {
          end();
          void navigate(linkTo.websitePreview(websiteId));
        },
      },
      onClose: end,
    });
  }, [generationId, websiteName, websiteId, navigate]);
  return null;
}
