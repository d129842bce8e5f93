import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, Suspense, useId, useState } from 'react';
import type { ContentPost } from '#shared/contract/ai/content-plan.ts';
import { IMAGE_SPECS, POST_IMAGE } from '#shared/domain/social/image-specs.ts';
import { asPosted, postLength } from '#shared/domain/social/post-length.ts';
import { POST_RULES, SUBJECT_CHARACTERS } from '#shared/domain/social/post-rules.ts';
import { PLATFORM_LABELS } from '#shared/domain/social/social-platforms.ts';
import { useEditPost } from '#web/api/ai/content-plans.ts';
import { lazyPart } from '#web/features/navigation/lazy-part.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import styles from './post-card.module.css';

const ImageDialog = lazyPart(() =>
  import('#web/features/images/image-dialog.tsx').then((m) => m.ImageDialog),
);

type EditPostDialogProps = { planId: string; post: ContentPost; onClose: () => void };

const tagsOf = (typed: string) =>
  typed
    .split(/[\s,]+/)
    .filter((tag) => tag !== '')
    .map((tag) => (tag.startsWith('#') ? tag : `#${tag}`));

/** The owner's own words for a post, its day, and its photo. */
export function EditPostDialog({ planId, post, onClose }: EditPostDialogProps) {
  const edit = useEditPost(planId);
  const formId = useId();
  const [text, setText] = useState(post.text);
  const [hashtags, setHashtags] = useState(post.hashtags.join(' '));
  const [imageId, setImageId] = useState(post.image_id);
  const { used, most, isTooLong } = postLength(post.platform, asPosted({ text, hashtags: tagsOf(hashtags) }));
  const rule = POST_RULES[post.platform];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = (name: string) => String(form.get(name) ?? '');
    const change = {
      text,
      hashtags: tagsOf(hashtags),
      image_id: imageId,
      alt_text: said('alt_text'),
      date: said('date'),
      time: said('time'),
      ...(post.platform === 'email' && { subject: said('subject') }),
    };
    edit.mutate({ postId: post.post_id, change }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Edit: ${PLATFORM_LABELS[post.platform]}`}
      actions={
        <Button type="submit" form={formId} variant="primary" isPending={edit.isPending}>
          Save
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit}>
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
          hint={`${used.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters`}
          error={
            isTooLong
              ? `${PLATFORM_LABELS[post.platform]} takes ${most.toLocaleString('en-US')} characters.`
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
          label="Description of the photo"
          name="alt_text"
          defaultValue={post.alt_text}
          maxLength={250}
          isOptional
        />
        <div className={styles.when}>
          <Field label="Day" type="date" name="date" defaultValue={post.date} required />
          <Field label="Time" type="time" name="time" defaultValue={post.time} required />
        </div>
      </form>
    </Dialog>
  );
}

type PhotoChoiceProps = Pick<ContentPost, 'platform'> & {
  imageId: string | null;
  onChange: (imageId: string | null) => void;
};

function PhotoChoice({ platform, imageId, onChange }: PhotoChoiceProps) {
  const [isChoosing, setChoosing] = useState(false);
  const place = POST_IMAGE[platform];
  if (place === undefined) return null;
  const { width, height } = IMAGE_SPECS[place];
  return (
    <div className={styles.photo}>
      <p>
        {imageId === null ? 'No photo yet' : 'A photo is chosen'}: it is cut to {width} × {height} pixels.
      </p>
      <Button size="small" icon={<ImageUp aria-hidden="true" />} onClick={() => setChoosing(true)}>
        {imageId === null ? 'Choose a photo' : 'Another photo'}
      </Button>
      {imageId === null ? null : (
        <Button
          size="small"
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onChange(null)}
        >
          Without a photo
        </Button>
      )}
      {isChoosing ? (
        <Suspense fallback={null}>
          <ImageDialog
            isOpen
            onClose={() => setChoosing(false)}
            onChoose={({ image_id }) => {
              onChange(image_id);
              setChoosing(false);
            }}
            imageType="general"
            title="Choose the photo of the post"
          />
        </Suspense>
      ) : null}
    </div>
  );
}
