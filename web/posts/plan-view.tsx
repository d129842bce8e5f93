import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import type { ContentPlan, ContentProjections } from '#shared/posts/contract/content-plan.ts';
import { POST_RULES } from '#shared/posts/social/post-rules.ts';
import { PLATFORM_LABELS, type SocialPlatform } from '#shared/posts/social/social-platforms.ts';
import { useDeletePlan } from '#web/posts/api/content-plans.ts';
import { paths } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { usePrintLook } from '#web/ui/use-print-look.ts';
import styles from './content.module.css';
import { PlanDownloads } from './downloads/plan-downloads.tsx';
import { dayLabel, postCount } from './plan-labels.ts';
import { PlanWeeks } from './plan-weeks.tsx';

type PlanViewProps = { plan: ContentPlan; onClose: () => void; onDeleted: () => void };

/** The posts of a content calendar by week and day. */
export function PlanView({ plan, onClose, onDeleted }: PlanViewProps) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDeletePlan();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const place = useRef<HTMLElement>(null);
  usePrintLook(place);
  const firstDay = plan.posts.map(({ date }) => date).sort()[0] ?? plan.starts_on;
  return (
    <Stack as="section" ref={place} gap={3} aria-labelledby="plan-title">
      <Cluster as="header" gap={2} align="end" justify="between" className={styles.head}>
        <div>
          <h2 id="plan-title" ref={title} tabIndex={-1}>
            {plan.theme === '' ? 'Your posts' : plan.theme}
          </h2>
          <p className={styles.detail}>
            {postCount(plan.posts.length)}, starting {dayLabel(firstDay)}. Edit your posts here, then publish
            them yourself.
          </p>
        </div>
        <PlanDownloads plan={plan} />
      </Cluster>
      {plan.missing.length === 0 ? null : (
        <Notice title="Improve your posts">
          <Stack as="ul" gap={0.5}>
            {plan.missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Stack>
          <Link href={paths.profile}>Open your profile</Link>
        </Notice>
      )}
      <PlatformNotes platforms={plan.platforms} />
      <PlanWeeks plan={plan} />
      <PlanOutlook projections={plan.projections} />
      {remove.error === null ? null : <Notice tone="danger">{remove.error.message}</Notice>}
      <Cluster gap={1} data-print="hide">
        <Button icon={<Plus />} onClick={onClose}>
          New content calendar
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 />}
          isPending={remove.isPending}
          onClick={() => setDeleting(true)}
        >
          Delete calendar
        </Button>
      </Cluster>
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false);
          remove.mutate(plan.plan_id, { onSuccess: onDeleted });
        }}
        title="Delete this calendar?"
        confirmLabel="Delete"
        isDanger
      >
        This permanently deletes these posts and your edits. Posts you’ve already published stay up.
      </ConfirmDialog>
    </Stack>
  );
}

/** The estimated results of such posts, as ranges with their source. */
function PlanOutlook({ projections }: { projections: ContentProjections }) {
  return (
    <details className={styles.outlook}>
      <Text as="summary" strong pad={1}>
        Estimated results for posts like these
      </Text>
      <Facts look="sides" gap={0.5}>
        <Fact label="Reach">{projections.monthly_reach}</Fact>
        <Fact label="Engagement">{projections.monthly_engagement}</Fact>
        <Fact label="Revenue">{projections.revenue_impact}</Fact>
      </Facts>
      <p className={styles.detail}>{projections.basis}</p>
    </details>
  );
}

/** Tips for each platform of the calendar, shown once per platform. */
function PlatformNotes({ platforms }: { platforms: readonly SocialPlatform[] }) {
  const noted = platforms.filter((platform) => POST_RULES[platform].notes.length > 0);
  if (noted.length === 0) return null;
  return (
    <Stack as="ul" gap={0.5} aria-label="Platform tips">
      {noted.map((platform) => (
        <li key={platform} className={styles.detail}>
          <strong>{PLATFORM_LABELS[platform]}:</strong> {POST_RULES[platform].notes.join(' ')}
        </li>
      ))}
    </Stack>
  );
}
