import type { ReactNode } from 'react';
import { SampleBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cluster } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';

type SampleNoticeProps = {
  /** Why these are sample results, and what they are not. */
  children: ReactNode;
  onTryAgain: () => void;
  /** Instead of trying again. */
  action?: ReactNode;
};

/** Says that results are samples. */
export function SampleNotice({ children, onTryAgain, action }: SampleNoticeProps) {
  return (
    <Notice tone="warning">
      <Cluster gap={2} rowGap={1} justify="between">
        <p>
          <SampleBadge /> {children}
        </p>
        {action ?? (
          <Button size="small" onClick={onTryAgain}>
            Try again
          </Button>
        )}
      </Cluster>
    </Notice>
  );
}
