import { useState } from 'react';
import { RATING_RANGE } from '#shared/contract/field-messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Grid } from '#web/ui/layout.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { MakeEdit } from '#web/websites/in-place/session/edit.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import styles from './form-dialog.module.css';
import { FormDialog } from './form-dialog.tsx';

const ITEMS = 'pages[0].sections.reviews.items';
/** Spec, website builder §5. */
const DEFAULT_RATING = '5';

type ReviewDialogProps = { make: MakeEdit; onClose: () => void; session: EditSession };

/** Adds a guest’s review: name and text are required, the rating is 1 to 5 (spec, website builder §5). */
export function ReviewDialog({ make, onClose, session }: ReviewDialogProps) {
  const [review, setReview] = useState({ name: '', text: '', rating: DEFAULT_RATING, date: '' });
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const rating = Number.parseInt(review.rating, 10);
  const isRating = rating >= 1 && rating <= 5;
  const missing = (text: string, message: string) => (isSent && text.trim() === '' ? message : undefined);
  const set = (field: keyof typeof review) => (event: { currentTarget: { value: string } }) =>
    setReview({ ...review, [field]: event.currentTarget.value });
  const add = () => {
    setIsSent(true);
    if (review.name.trim() === '' || review.text.trim() === '' || !isRating) return;
    const index = session.getState().content.pages[0].sections.reviews.items.length;
    setRefusal(make({ changes: { [`${ITEMS}[${index}]`]: { ...review, rating } } }));
  };
  return (
    <FormDialog
      title="Add a review"
      description="Add only reviews from real guests. Fake reviews are illegal in many places."
      submitLabel="Add review"
      onSubmit={add}
      onClose={onClose}
    >
      <Field
        label="Guest’s name"
        required
        autoFocus
        value={review.name}
        error={missing(review.name, 'Enter the guest’s name.') ?? refusal}
        onChange={set('name')}
      />
      <TextAreaField
        label="Review"
        required
        value={review.text}
        error={missing(review.text, 'Enter the review.')}
        onChange={set('text')}
      />
      <Grid gap={2} className={styles.pair}>
        <Field
          label="Rating"
          type="number"
          min={1}
          max={5}
          step={1}
          value={review.rating}
          error={isSent && !isRating ? RATING_RANGE : undefined}
          onChange={set('rating')}
        />
        <Field label="Date" isOptional value={review.date} placeholder="May 2026" onChange={set('date')} />
      </Grid>
    </FormDialog>
  );
}
