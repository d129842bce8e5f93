import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Share2 from 'lucide-react/icons/share-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { Suspense, useState } from 'react';
import { type ContentPlan, type ContentPost, OFFER_POST } from '#shared/posts/contract/content-plan.ts';
import { PLATFORM_LABELS } from '#shared/posts/social/social-platforms.ts';
import { decidePhrase } from '#shared/text/assumed-phrase.ts';
import { useEditPost, useWriteAgain } from '#web/posts/api/content-plans.ts';
import { timeLabel } from '#web/posts/plan-labels.ts';
import { lazyPart } from '#web/shell/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { copyWithToast } from '#web/ui/copy-text.ts';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Note } from '#web/ui/text.tsx';
import { useFocusPlace } from '#web/ui/use-focus-place.ts';
import styles from './post-card.module.css';
import { PostMock } from './post-mock.tsx';
import { canShare, sharePost, textToCopy } from './share-post.ts';

const EditPostDialog = lazyPart(() => import('./edit-post-dialog.tsx').then((m) => m.EditPostDialog));

type Words = Pick<ContentPost, 'subject' | 'text'>;
type PostCardProps = { plan: ContentPlan; post: ContentPost };

/** One post, roughly as its platform shows it, with its actions. */
export function PostCard({ plan, post }: PostCardProps) {
  const [isEditing, setEditing] = useState(false);
  const [before, setBefore] = useState<Words>();
  const again = useWriteAgain(plan.plan_id);
  const edit = useEditPost(plan.plan_id);
  // The Undo button disappears once the text is restored.
  const otherWords = useFocusPlace<HTMLButtonElement>(before !== undefined);
  const isOffer = post.content_type === OFFER_POST;
  const failure = again.error ?? edit.error;
  const name = `${PLATFORM_LABELS[post.platform]}: ${post.about}`;
  const writeAgain = () =>
    again.mutate(post.post_id, { onSuccess: () => setBefore({ subject: post.subject, text: post.text }) });
  const undo = ({ subject, text }: Words) =>
    edit.mutate(
      { postId: post.post_id, change: { text, ...(subject !== '' && { subject }) } },
      { onSuccess: () => setBefore(undefined) },
    );
  return (
    <Stack card="plain" as="article" gap={1.5} className={styles.card} aria-label={name}>
      <Cluster as="header" gap={1} rowGap={0} align="baseline" justify="between" className={styles.head}>
        <h5>{PLATFORM_LABELS[post.platform]}</h5>
        <p>
          {timeLabel(post.time)} · {post.content_type}
        </p>
      </Cluster>
      <PostMock
        post={post}
        restaurantName={plan.restaurant_name}
        onDecide={(phrase, next) =>
          edit.mutate({ postId: post.post_id, change: decidePhrase(post, phrase, next) })
        }
      />
      {post.photo_idea === undefined || post.image_id !== null ? null : (
        <Note className={styles.reason}>Photo idea: {post.photo_idea}</Note>
      )}
      <Note className={styles.reason}>{post.day_reason}</Note>
      {isOffer ? (
        <Note className={styles.reason}>
          We kept the exact wording of your offer. To change it, edit the post.
        </Note>
      ) : null}
      {failure === null ? null : <Notice tone="danger">{failure.message}</Notice>}
      <Cluster gap={1} data-print="hide">
        <Button
          size="small"
          icon={<Copy />}
          aria-label={`Copy ${name}`}
          onClick={() => void copyWithToast(textToCopy(post))}
        >
          Copy
        </Button>
        {canShare() ? (
          <Button
            size="small"
            icon={<Share2 />}
            aria-label={`Share ${name}`}
            onClick={() => void sharePost(post)}
          >
            Share
          </Button>
        ) : null}
        <Button
          size="small"
          variant="quiet"
          icon={<Pencil />}
          aria-label={`Edit ${name}`}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
        {isOffer ? null : (
          <Button
            ref={otherWords}
            size="small"
            variant="quiet"
            icon={<RefreshCw />}
            aria-label={`Rewrite ${name}`}
            isPending={again.isPending}
            onClick={writeAgain}
          >
            Rewrite
          </Button>
        )}
        {before === undefined ? null : (
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 />}
            aria-label={`Undo the rewrite of ${name}`}
            isPending={edit.isPending}
            onClick={() => undo(before)}
          >
            Undo
          </Button>
        )}
      </Cluster>
      {isEditing ? (
        <Suspense fallback={null}>
          <EditPostDialog planId={plan.plan_id} post={post} onClose={() => setEditing(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
