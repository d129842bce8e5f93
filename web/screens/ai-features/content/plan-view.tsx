import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef, useState } from 'react';
import type { ContentPlan, ContentPost } from '#shared/contract/ai/content-plan.ts';
import { useDeletePlan } from '#web/api/ai/content-plans.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './content.module.css';
import { PlanDownloads } from './downloads/plan-downloads.tsx';
import { dayLabel } from './plan-labels.ts';
import { PlanOutlook } from './plan-outlook.tsx';
import { PostCard } from './post/post-card.tsx';

/** The posts of a plan by their days. */
export function PlanView({ plan, onClose }: { plan: ContentPlan; onClose: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDeletePlan();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const days = [...Map.groupBy(sorted(plan.posts), ({ date }) => date)];
  return (
    <section className={styles.panel} aria-labelledby="plan-title">
      <header className={styles.head}>
        <div>
          <h2 id="plan-title" ref={title} tabIndex={-1}>
            {plan.theme === '' ? 'Your posts' : plan.theme}
          </h2>
          <p className={styles.detail}>
            {plan.posts.length} {plan.posts.length === 1 ? 'post' : 'posts'} from {dayLabel(plan.starts_on)}.
            Edit them here; nothing is published for you.
          </p>
        </div>
        <PlanDownloads plan={plan} />
      </header>
      {plan.missing.length === 0 ? null : (
        <Notice title="For better posts">
          <ul className={styles.plainList}>
            {plan.missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      )}
      {days.map(([date, posts]) => (
        <section key={date} className={styles.day} aria-label={dayLabel(date)}>
          <h3>{dayLabel(date)}</h3>
          <div className={styles.cards}>
            {posts.map((post) => (
              <PostCard key={post.post_id} plan={plan} post={post} />
            ))}
          </div>
        </section>
      ))}
      <PlanOutlook projections={plan.projections} />
      {remove.error === null ? null : <Notice tone="danger">{remove.error.message}</Notice>}
      <div className={styles.buttons}>
        <Button icon={<Plus aria-hidden="true" />} onClick={onClose}>
          Another plan
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          isPending={remove.isPending}
          onClick={() => setDeleting(true)}
        >
          Delete this plan
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onConfirm={() => {
          setDeleting(false);
          remove.mutate(plan.plan_id, { onSuccess: onClose });
        }}
        title="Delete this plan?"
        confirmLabel="Delete"
      >
        Its posts and your edits are gone for good. What you have already published stays where it is.
      </ConfirmDialog>
    </section>
  );
}

function sorted(posts: readonly ContentPost[]): ContentPost[] {
  return posts.toSorted((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`));
}
