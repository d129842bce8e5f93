import { useState } from 'react';
import type { Writing } from '#shared/assistant/assistant-answer.ts';
import type { ReviewMood } from '#shared/posts/contract/restaurant-text.ts';
import { capital } from '#shared/profile/phrases/sentence.ts';
import { SMS_INPUT_LIMITS } from '#shared/sms/contract/sms-campaign.ts';
import { useUser } from '#web/accounts/session-context.ts';
import { ApiError } from '#web/client/api-error.ts';
import { useCreatePlan, useDeletePlan } from '#web/posts/api/content-plans.ts';
import { writeOneText } from '#web/posts/api/image-content.ts';
import { previewSms } from '#web/sms/api/sms-campaigns.ts';
import { isCanceled, useCancel } from '#web/ui/use-cancel.ts';
import { TEXT_CODE } from './screen-link.ts';

/** The written text. `planId`: the content calendar that holds it. */
export type Written = { text: string; planId?: string };

/** The calendar’s posts. */
const [THEME_LENGTH, OFFER_LENGTH] = [80, 120];

/** Writes text with the same calls as the screens. */
export function useWriting(writing: Writing) {
  const { write, undo } = useWriters(writing);
  const [written, setWritten] = useState<Written>();
  const [isUndone, setUndone] = useState(false);
  const [turn, setTurn] = useState(0);
  const { isPending, failure, attempt } = useAttempt();
  const { begin, cancel } = useCancel();
  return {
    written,
    isUndone,
    isPending,
    failure,
    cancel,
    write: (mood: ReviewMood = 'mixed') =>
      attempt(async () => {
        const next = await write({ mood, turn, signal: begin() });
        setWritten(next);
        setTurn(turn + 1);
      }),
    /** Deletes what was saved. */
    undo: () =>
      attempt(async () => {
        await undo(written);
        setWritten(undefined);
        setUndone(true);
      }),
  };
}

/** Makes a call and keeps its error. */
export function useAttempt() {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const attempt = async (act: () => Promise<void>) => {
    setFailure(undefined);
    setIsPending(true);
    try {
      await act();
    } catch (error) {
      if (isCanceled(error)) return;
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, failure, attempt };
}

type Turn = { mood: ReviewMood; turn: number; signal: AbortSignal };

function useWriters(writing: Writing) {
  const user = useUser();
  const { mutateAsync: createPlan } = useCreatePlan();
  const { mutateAsync: deletePlan } = useDeletePlan();
  const restaurantName = user.impersonating_restaurant?.name ?? user.restaurant_name ?? '';
  const write = async ({ mood, turn, signal }: Turn): Promise<Written> => {
    switch (writing.kind) {
      case 'post': {
        const { topic, dish, platform } = writing;
        const plan = await createPlan({
          theme: topic.slice(0, THEME_LENGTH),
          // Text that isn’t a dish is quoted as is.
          ...(dish === '' ? { offer: capital(topic).slice(0, OFFER_LENGTH) } : { dishes: [dish] }),
          platforms: [platform],
          weeks: 1,
          posts_per_week: 1,
        });
        const [post] = plan.posts;
        const tags = post?.hashtags.join(' ') ?? '';
        return {
          text: [post?.text ?? '', tags].filter((part) => part !== '').join('\n\n'),
          planId: plan.plan_id,
        };
      }
      case 'text': {
        const offer = writing.offer.slice(0, SMS_INPUT_LIMITS.offer);
        if (offer === '')
          return { text: await writeOneText({ content_types: ['sms_campaign'], turn }, signal) };
        const preview = await previewSms({ restaurantName, offer, offerCode: TEXT_CODE }, undefined);
        const texts = [preview.sampleMessage, ...preview.alternatives];
        return { text: texts[turn % texts.length] ?? preview.sampleMessage };
      }
      case 'reply':
        return {
          text: await writeOneText(
            { content_types: ['review_reply'], review: { text: writing.review, mood }, turn },
            signal,
          ),
        };
      case 'about':
        return { text: await writeOneText({ content_types: ['about'], turn }, signal) };
    }
  };
  const undo = async (written: Written | undefined) => {
    if (written?.planId !== undefined) await deletePlan(written.planId);
  };
  return { write, undo };
}
