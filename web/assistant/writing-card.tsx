import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef } from 'react';
import type { Writing } from '#shared/assistant/assistant-answer.ts';
import type { ReviewMood } from '#shared/posts/contract/restaurant-text.ts';
import { linkTo } from '#web/shell/navigation/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CancelButton } from '#web/ui/cancel-button.tsx';
import { copyWithToast } from '#web/ui/copy-text.ts';
import { Cluster, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Text } from '#web/ui/text.tsx';
import { AboutOnWebsite } from './about-on-website.tsx';
import styles from './proposal-card.module.css';
import { useWriting } from './use-writing.ts';

type WritingCardProps = { writing: Writing; onLeave: () => void };
type Words = { title: string; button: string };

const WORDS: Readonly<Record<Writing['kind'], Words>> = {
  post: { title: 'Post', button: 'Write post' },
  text: { title: 'Text to regulars', button: 'Write text message' },
  reply: { title: 'Reply to the review', button: 'Write reply' },
  about: { title: 'About section', button: 'Write About section' },
};
const MOODS: Readonly<Record<ReviewMood, string>> = { happy: 'Happy', mixed: 'Mixed', unhappy: 'Unhappy' };

/** A text that is written on request, with its actions. */
export function WritingCard({ writing, onLeave }: WritingCardProps) {
  const { title, button } = WORDS[writing.kind];
  const { written, isUndone, isPending, failure, write, cancel, undo } = useWriting(writing);
  const isKept = written?.planId !== undefined;
  const card = useRef<HTMLElement>(null);
  const text = written?.text;
  // Scroll to the actions below the text.
  useEffect(() => {
    if (text !== undefined) card.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <Stack
      as="section"
      gap={1}
      align="start"
      ref={card}
      width="full"
      className={styles.card}
      aria-label={title}
    >
      <Text strong>{title}</Text>
      {written === undefined ? null : <WrittenText key={written.text} text={written.text} />}
      {isUndone && written === undefined ? <WrittenText text="Post deleted." /> : null}
      <Cluster gap={1}>
        {writing.kind === 'reply' ? (
          Object.entries(MOODS).map(([mood, label]) => (
            <Button
              key={mood}
              size="small"
              isPending={isPending}
              onClick={() => void write(mood as ReviewMood)}
            >
              {label}
            </Button>
          ))
        ) : isKept ? null : (
          <Button
            size="small"
            variant={written === undefined ? 'primary' : 'secondary'}
            isPending={isPending}
            onClick={() => void write()}
          >
            {written === undefined ? button : 'Write another'}
          </Button>
        )}
        {isPending && writing.kind !== 'post' ? <CancelButton onCancel={cancel} /> : null}
        {written === undefined ? null : (
          <Button size="small" icon={<Copy />} onClick={() => void copyWithToast(written.text)}>
            Copy
          </Button>
        )}
        {isKept ? (
          <Button size="small" isPending={isPending} onClick={() => void undo()}>
            Undo
          </Button>
        ) : null}
      </Cluster>
      {written?.planId === undefined ? null : (
        <LinkButton size="small" href={linkTo.contentPlan(written.planId)} onClick={onLeave}>
          Open post
        </LinkButton>
      )}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      {writing.kind === 'about' && written !== undefined ? (
        <AboutOnWebsite key={`use ${written.text}`} text={written.text} onLeave={onLeave} />
      ) : null}
    </Stack>
  );
}

/** Takes the focus so that screen readers read it. */
function WrittenText({ text }: { text: string }) {
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => outcome.current?.focus(), []);
  return (
    <p ref={outcome} tabIndex={-1} className={styles.written}>
      {text}
    </p>
  );
}
