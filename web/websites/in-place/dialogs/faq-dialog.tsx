import { useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { MakeEdit } from '#web/websites/in-place/session/edit.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { FormDialog } from './form-dialog.tsx';

const ITEMS = 'pages[0].sections.faq.items';

type FaqDialogProps = { make: MakeEdit; onClose: () => void; session: EditSession };

/** Adds a question with its answer; both are required (spec, website builder §5). */
export function FaqDialog({ make, onClose, session }: FaqDialogProps) {
  const [faq, setFaq] = useState({ question: '', answer: '' });
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const missing = (text: string, message: string) => (isSent && text.trim() === '' ? message : undefined);
  const add = () => {
    setIsSent(true);
    if (faq.question.trim() === '' || faq.answer.trim() === '') return;
    const index = session.getState().content.pages[0].sections.faq.items.length;
    setRefusal(make({ changes: { [`${ITEMS}[${index}]`]: faq } }));
  };
  return (
    <FormDialog title="Add a question" submitLabel="Add question" onSubmit={add} onClose={onClose}>
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
    </FormDialog>
  );
}
