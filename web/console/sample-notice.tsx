import { SampleBadge } from '#web/ui/badge.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Says that a screen shows samples because its data can't be loaded (spec, console §4). */
export function SampleNotice() {
  return (
    <Notice tone="warning" title="These are examples">
      <SampleBadge /> We couldn’t load your data, so these numbers are examples.
    </Notice>
  );
}
