import type { RefObject } from 'react';
import { readContentPath } from '#shared/site/editing/content-editing.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import type { FrameEditor } from '#web/websites/in-place/frame/frame-editor.ts';
import type { FrameQuestion } from '#web/websites/in-place/frame/frame-question.ts';
import type { MakeEdit } from '#web/websites/in-place/session/edit.ts';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { ITEM_LABELS } from '#web/websites/in-place/session/field-label.ts';
import { offerRetry } from '#web/websites/in-place/session/offers.ts';
import { FaqDialog } from './faq-dialog.tsx';
import { HoursDialog } from './hours-dialog.tsx';
import { ImageQuestion } from './image-question.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';

type FrameDialogsProps = {
  session: EditSession;
  editor: RefObject<FrameEditor | undefined>;
  websiteId: string;
  sitesOrigin: string;
  question: FrameQuestion | undefined;
  onClose: () => void;
};

const GALLERY = 'pages[0].sections.gallery.images';
const MENU_URL = 'pages[0].sections.menu.menu_url';

/** The dialog for the page’s current question. */
export function FrameDialogs(props: FrameDialogsProps) {
  const { session, question, onClose } = props;
  const make: MakeEdit = (edit) => {
    const commit = session.commit(edit);
    if (!commit.isApplied) return Object.values(commit.fields)[0];
    void commit.saved.then((outcome) => outcome.isSaved || offerRetry(session, edit, outcome.error));
    onClose();
    return undefined;
  };
  const dialog = { make, onClose };
  const textAt = (path: string) => String(readContentPath(session.getState().content, path) ?? '');
  switch (question?.kind) {
    case undefined:
      return null;
    case 'image':
      return <ImageQuestion {...props} make={make} path={question.path} />;
    case 'delete':
      return <DeleteItem {...dialog} {...question} />;
    case 'faq':
      return <FaqDialog {...dialog} session={session} />;
    case 'review':
      return <ReviewDialog {...dialog} session={session} />;
    case 'hours':
      return <HoursDialog {...dialog} session={session} />;
    case 'course': {
      const path = `menu_items[${question.index}].course`;
      const courses = session.getState().content.menu_items.flatMap(({ course }) => course ?? []);
      const suggestions = [...new Set(courses)];
      const words = {
        title: 'Menu section for this dish',
        label: 'Menu section',
        hint: 'For example, Appetizers or Pasta.',
      };
      return <TextDialog {...dialog} {...words} path={path} value={textAt(path)} suggestions={suggestions} />;
    }
    case 'alt': {
      const path = `${GALLERY}[${question.index}].alt`;
      const words = {
        title: 'Describe this image',
        label: 'Image description',
        hint: 'Screen readers and search engines use this description.',
      };
      return <TextDialog {...dialog} {...words} path={path} value={textAt(path)} />;
    }
    case 'menuUrl': {
      const words = {
        title: 'Link to the full menu',
        label: 'Web address',
        hint: 'A web page or PDF with your full menu. Leave blank to hide the link.',
      };
      return <TextDialog {...dialog} {...words} path={MENU_URL} value={textAt(MENU_URL)} type="url" />;
    }
  }
}

type DeleteItemProps = { make: MakeEdit; onClose: () => void; listPath: string; index: number };

function DeleteItem({ make, onClose, listPath, index }: DeleteItemProps) {
  const labels = ITEM_LABELS[listPath];
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={onClose}
      onConfirm={() => make({ changes: { [`${listPath}.delete_index`]: index } })}
      title={`Delete this ${labels?.one ?? 'item'}?`}
      confirmLabel="Delete"
    >
      {labels?.deleteQuestion} You can undo this.
    </ConfirmDialog>
  );
}
