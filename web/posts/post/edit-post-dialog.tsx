import { type FormEvent, useId, useRef, useState } from 'react';
import { formatCount } from '#shared/format/numbers.ts';
import type { ContentPost } from '#shared/posts/contract/content-plan.ts';
import { asPosted, postLength } from '#shared/posts/social/post-length.ts';
import { POST_RULES, SUBJECT_CHARACTERS } from '#shared/posts/social/post-rules.ts';
import { PLATFORM_LABELS } from '#shared/posts/social/social-platforms.ts';
import { type PostChange, useEditPost } from '#web/posts/api/content-plans.ts';
import { DeferredConfirm } from '#web/shell/dialogs/deferred-confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field } from '#web/ui/field.tsx';
import { Grid, Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { PhotoChoice } from './photo-choice.tsx';

type EditPostDialogProps = { planId: string; post: ContentPost; onClose: () => void };

/** The changes to send. Fields that the platform doesn’t have are left out. */
function postChange({
  text,
  hashtags,
  image_id,
  alt_text,
  date,
  time,
  platform,
  subject,
}: ContentPost): PostChange {
  return { text, hashtags, image_id, alt_text, date, time, ...(platform === 'email' && { subject }) };
}

const isSame = (one: PostChange, other: PostChange) => JSON.stringify(one) === JSON.stringify(other);

const tagsOf = (typed: string) =>
  typed
    .split(/[\s,]+/)
    .filter((tag) => tag !== '')
    .map((tag) => (tag.startsWith('#') ? tag : `#${tag}`));

/** Edits a post: its text, day, and photo. */
export function EditPostDialog({ planId, post, onClose }: EditPostDialogProps) {
  const edit = useEditPost(planId);
  const formId = useId();
  const [text, setText] = useState(post.text);
  const [hashtags, setHashtags] = useState(post.hashtags.join(' '));
  const [imageId, setImageId] = useState(post.image_id);
  const { used, most, isTooLong } = postLength(post.platform, asPosted({ text, hashtags: tagsOf(hashtags) }));
  const rule = POST_RULES[post.platform];
  const place = useRef<HTMLFormElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const changeOf = (form: HTMLFormElement): PostChange => {
    const said = new FormData(form);
    return postChange({
      ...post,
      text,
      hashtags: tagsOf(hashtags),
      image_id: imageId,
      alt_text: String(said.get('alt_text') ?? ''),
      date: String(said.get('date') ?? ''),
      time: String(said.get('time') ?? ''),
      subject: String(said.get('subject') ?? ''),
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    edit.mutate({ postId: post.post_id, change: changeOf(event.currentTarget) }, { onSuccess: onClose });
  };
  const leave = () => {
    if (place.current === null || isSame(changeOf(place.current), postChange(post))) onClose();
    else setLeaving(true);
  };
  return (
    <Dialog
      isOpen
      onClose={leave}
      title={`Edit: ${PLATFORM_LABELS[post.platform]}`}
      actions={
        <DialogActions type="submit" form={formId} isPending={edit.isPending} onCancel={leave}>
          Save
        </DialogActions>
      }
    >
      <Stack as="form" gap={2} id={formId} ref={place} onSubmit={submit}>
        {edit.error === null ? null : <Notice tone="danger">{edit.error.message}</Notice>}
        {post.platform === 'email' ? (
          <Field
            label="Subject"
            name="subject"
            defaultValue={post.subject}
            hint={`Phones show about ${SUBJECT_CHARACTERS} characters`}
          />
        ) : null}
        <TextAreaField
          label="Text"
          rows={8}
          value={text}
          required
          onChange={({ target }) => setText(target.value)}
          hint={`${formatCount(used)} of ${formatCount(most)} characters`}
          error={
            isTooLong
              ? `${PLATFORM_LABELS[post.platform]} allows up to ${formatCount(most)} characters.`
              : undefined
          }
        />
        {rule.hashtags.most === 0 ? null : (
          <Field
            label="Hashtags"
            value={hashtags}
            onChange={({ target }) => setHashtags(target.value)}
            hint={rule.hashtags.note}
          />
        )}
        <PhotoChoice platform={post.platform} imageId={imageId} onChange={setImageId} />
        <Field
          label="Photo description"
          name="alt_text"
          defaultValue={post.alt_text}
          maxLength={250}
          isOptional
        />
        <Grid columnWidth={8} gap={2}>
          <Field label="Day" type="date" name="date" defaultValue={post.date} required />
          <Field label="Time" type="time" name="time" defaultValue={post.time} required />
        </Grid>
      </Stack>
      <DeferredConfirm
        isOpen={isLeaving}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
        title="Discard your changes?"
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDanger
      >
        Your changes to this post won’t be saved.
      </DeferredConfirm>
    </Dialog>
  );
}
