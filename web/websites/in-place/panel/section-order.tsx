import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { SECTION_NAMES, type SectionName } from '#shared/site/site-content.ts';
import { ENGLISH } from '#shared/site/words/english.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Text } from '#web/ui/text.tsx';
import type { EditSession } from '#web/websites/in-place/session/edit-session.ts';
import { offerRetry } from '#web/websites/in-place/session/offers.ts';
import { useEditState } from '#web/websites/in-place/session/use-edit-state.ts';
import styles from './design-panel.module.css';
import { placeHidden } from './place-hidden.ts';

type SectionOrderProps = { websiteId: string; session: EditSession };

/** The sections in page order: move up, move down, show, or hide. The hero is always first. */
export function SectionOrder({ websiteId, session }: SectionOrderProps) {
  const listed = useEditState(session, ({ content }) => content.section_order);
  const shown: readonly SectionName[] = listed.filter((name) => name !== 'hero');
  const all = placeHidden(shown, sectionPlaces(websiteId));
  const save = (names: readonly SectionName[]) => {
    keepSectionPlaces(websiteId, placeHidden(names, all));
    const edit = { changes: { section_order: ['hero', ...names] } };
    const commit = session.commit(edit);
    if (!commit.isApplied) return;
    void commit.saved.then((outcome) => outcome.isSaved || offerRetry(session, edit, outcome.error));
  };
  const move = (from: number, to: number) => {
    const [name] = shown.slice(from, from + 1);
    if (name !== undefined) save(shown.toSpliced(from, 1).toSpliced(to, 0, name));
  };
  const toggle = (name: SectionName) => save(all.filter((each) => (each === name) !== shown.includes(each)));
  return (
    <Stack as="ol" line="above" className={styles.sections}>
      {all.map((name) => (
        <SectionRow
          key={name}
          name={name}
          index={shown.indexOf(name)}
          {...{ count: shown.length, move, toggle }}
        />
      ))}
    </Stack>
  );
}

type SectionRowProps = {
  name: SectionName;
  /** Position among the visible sections; -1 if hidden. */
  index: number;
  count: number;
  move: (from: number, to: number) => void;
  toggle: (name: SectionName) => void;
};

/** The eye stays one button, so that the focus isn’t lost when a section is hidden. */
function SectionRow({ name, index, count, move, toggle }: SectionRowProps) {
  const label = ENGLISH.sections[name];
  const isShown = index >= 0;
  return (
    <Text as="li" tone={isShown ? undefined : 'faint'}>
      <span>{label}</span>
      {isShown ? (
        <>
          <IconButton
            size="small"
            label={`Move ${label} up`}
            icon={<ArrowUp />}
            disabled={index === 0}
            onClick={() => move(index, index - 1)}
          />
          <IconButton
            size="small"
            label={`Move ${label} down`}
            icon={<ArrowDown />}
            disabled={index === count - 1}
            onClick={() => move(index, index + 1)}
          />
        </>
      ) : null}
      <IconButton
        size="small"
        label={`${isShown ? 'Hide' : 'Show'} ${label}`}
        icon={isShown ? <Eye /> : <EyeOff />}
        onClick={() => toggle(name)}
      />
    </Text>
  );
}

const USUAL_ORDER: readonly SectionName[] = SECTION_NAMES.filter((name) => name !== 'hero');

const keyOf = (websiteId: string) => `section-places/${websiteId}`;

/** For browsers without storage, kept until the page closes. */
const kept = new Map<string, string>();

/** All sections of a website. Hidden ones are at their last position in this browser, or at their default. */
function sectionPlaces(websiteId: string): readonly SectionName[] {
  const words = readPlaces(websiteId).split(',');
  const known = words.flatMap((word) => USUAL_ORDER.filter((name) => name === word));
  return placeHidden([...new Set(known)], USUAL_ORDER);
}

/** The content lists only visible sections, so the positions of the others are stored here. */
function keepSectionPlaces(websiteId: string, places: readonly SectionName[]): void {
  kept.set(websiteId, places.join(','));
  try {
    localStorage.setItem(keyOf(websiteId), places.join(','));
  } catch {}
}

function readPlaces(websiteId: string): string {
  try {
    return localStorage.getItem(keyOf(websiteId)) ?? kept.get(websiteId) ?? '';
  } catch {
    return kept.get(websiteId) ?? '';
  }
}
