import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { SECTION_LABELS } from '#shared/site/page/section-labels.ts';
import { SECTION_NAMES, type SectionName } from '#shared/site/site-content.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { EditSession } from '../session/edit-session.ts';
import { offerRetry } from '../session/offers.ts';
import { useEditState } from '../session/use-edit-state.ts';
import styles from './design-panel.module.css';

/** The sections in the order of the page: up, down, shown or not. The welcome is always first. */
export function SectionOrder({ session }: { session: EditSession }) {
  const listed = useEditState(session, ({ content }) => content.section_order);
  const shown = listed.filter((name) => name !== 'hero');
  const hidden = SECTION_NAMES.filter((name) => name !== 'hero' && !listed.includes(name));
  const save = (names: readonly SectionName[]) => {
    const edit = { changes: { section_order: ['hero', ...names] } };
    const commit = session.commit(edit);
    if (!commit.isApplied) return;
    void commit.saved.then((outcome) => outcome.isSaved || offerRetry(session, edit, outcome.error));
  };
  const move = (from: number, to: number) => {
    const [name] = shown.slice(from, from + 1);
    if (name !== undefined) save(shown.toSpliced(from, 1).toSpliced(to, 0, name));
  };
  return (
    <ol className={styles.sections}>
      {shown.map((name, index) => (
        <li key={name}>
          <span>{SECTION_LABELS[name]}</span>
          <IconButton
            size="small"
            label={`Move ${SECTION_LABELS[name]} up`}
            icon={<ArrowUp aria-hidden="true" />}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <IconButton
            size="small"
            label={`Move ${SECTION_LABELS[name]} down`}
            icon={<ArrowDown aria-hidden="true" />}
            disabled={index === shown.length - 1}
            onClick={() => move(index, index + 1)}
          />
          <IconButton
            size="small"
            label={`Hide ${SECTION_LABELS[name]}`}
            icon={<Eye aria-hidden="true" />}
            onClick={() => save(shown.filter((each) => each !== name))}
          />
        </li>
      ))}
      {hidden.map((name) => (
        <li key={name} className={styles.hidden}>
          <span>{SECTION_LABELS[name]}</span>
          <IconButton
            size="small"
            label={`Show ${SECTION_LABELS[name]}`}
            icon={<EyeOff aria-hidden="true" />}
            onClick={() => save([...shown, name])}
          />
        </li>
      ))}
    </ol>
  );
}
