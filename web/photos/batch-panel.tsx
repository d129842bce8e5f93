import Images from 'lucide-react/icons/images';
import { MAX_BATCH } from '#shared/photos/contract/enhancement.ts';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useFocusPlace } from '#web/ui/use-focus-place.ts';
import { hasRequest, type PhotoRequest } from './look/photo-request.ts';
import type { BatchState } from './use-batch.ts';

type BatchPanelProps = { batch: BatchState; request: PhotoRequest };

/** The other chosen photos. The owner tries a look on the current photo, then applies it to all. */
export function BatchPanel({ batch, request }: BatchPanelProps) {
  const isBegun = batch.progress !== undefined;
  // The progress replaces the button that started it.
  const place = useFocusPlace<HTMLElement>(batch.count > 0 && !isBegun);
  if (batch.count === 0 && !isBegun) return null;
  return (
    <Stack as="section" gap={3} ref={place} tabIndex={-1} aria-label="Other photos">
      <Batch batch={batch} request={request} />
    </Stack>
  );
}

function Batch({ batch: { count, leftOut, progress, run }, request }: BatchPanelProps) {
  if (progress?.isRunning) {
    const { done, total } = progress;
    return (
      <ProgressBar
        label={`Enhancing photo ${done + 1} of ${total}…`}
        percent={Math.round((done / total) * 100)}
      />
    );
  }
  if (progress !== undefined) return <Outcome {...progress} />;
  return (
    <Notice title={`${count} more ${count === 1 ? 'photo' : 'photos'} waiting`}>
      <p>
        Choose a look for this photo, then apply it to the rest.
        {leftOut === 0 ? null : ` You can add up to ${MAX_BATCH} photos at a time. We skipped ${leftOut}.`}
      </p>
      <Button size="small" icon={<Images />} isIdle={!hasRequest(request)} onClick={() => run(request)}>
        Apply to all
      </Button>
    </Notice>
  );
}

type OutcomeProps = NonNullable<BatchState['progress']>;

function Outcome({ total, failed }: OutcomeProps) {
  const made = total - failed.length;
  return (
    <>
      {made === 0 ? null : (
        <Notice tone="good">
          {made} {made === 1 ? 'photo' : 'photos'} enhanced. Find them in your gallery below.
        </Notice>
      )}
      {failed.length === 0 ? null : (
        <Notice tone="danger" title="We couldn’t enhance these photos">
          <ul>
            {failed.map(({ place, name, why }) => (
              <li key={place}>
                {name}: {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
