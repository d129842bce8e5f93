import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { EditSession } from './edit-session.ts';
import styles from './form-dialog.module.css';
import type { MakeEdit } from './frame-dialogs.tsx';

const ITEMS = 'pages[0].sections.faq.items';

type FaqDialogProps = { make: MakeEdit; onClose: () => void; session: EditSession };

/** Adds a question with its answer; both are required (spec, website builder §5). */
export function FaqDialog({ make, onClose, session }: FaqDialogProps) {
  const [faq, setFaq] = useState({ question: '', answer: '' });
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const formId = useId();
  const missing = (text: string, sentence: string) => (isSent && text.trim() === '' ? sentence : undefined);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (faq.question.trim() === '' || faq.answer.trim() === '') return;
    const index = session.getState().content.pages[0].sections.faq.items.length;
    setRefusal(make({ changes: { [`${ITEMS}[${index}]`]: faq } }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a question"
      actions={
        <>
          <Button type="submit" form={formId} variant="primary">
            Add question
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={add} noValidate>
        <Field
          label="Question"
          required
          autoFocus
          value={faq.question}
          error={missing(faq.question, 'Enter the question.') ?? refusal}
          onChange={({ currentTarget }) => setFaq({ ...faq, question: currentTarget.value })}
        />
        <TextAreaField
          label="Answer"
          required
          value={faq.answer}
          error={missing(faq.answer, 'Enter the answer.')}
          onChange={({ currentTarget }) => setFaq({ ...faq, answer: currentTarget.value })}
        />
      </form>
    </Dialog>
  );
}
