import styles from './assumed-text.module.css';
import { MenuTrigger } from './menu.tsx';
import { type Phrase, partsOf } from './phrase-parts.ts';
import { Note } from './text.tsx';

/** `next` replaces the phrase. The same words keep it; empty text removes it. */
type Decide = (phrase: Phrase, next: string) => void;

type AssumedTextProps = {
  text: string;
  phrases: readonly Phrase[] | undefined;
  onDecide: Decide;
};

/** A text with underlined assumed phrases, which can be kept, replaced, or removed in place. */
export function AssumedText({ text, phrases, onDecide }: AssumedTextProps) {
  return partsOf(text, phrases).map(({ text: part, phrase }) =>
    phrase === undefined ? (
      part
    ) : (
      <PhraseMenu key={part} phrase={phrase} isWhole={part === text.trim()} onDecide={onDecide} />
    ),
  );
}

type PhraseMenuProps = { phrase: Phrase; isWhole: boolean; onDecide: Decide };

function PhraseMenu({ phrase, isWhole, onDecide }: PhraseMenuProps) {
  const choices = [
    { id: 'keep', label: 'Keep', next: phrase.text },
    ...phrase.alternatives.map((next) => ({ id: next, label: `“${next}”`, next })),
    // Removing the phrase would leave the text empty.
    ...(isWhole ? [] : [{ id: 'remove', label: 'Remove', next: '' }]),
  ];
  const actions = choices.map(({ next, ...choice }) => ({
    ...choice,
    onSelect: () => onDecide(phrase, next),
  }));
  return (
    <MenuTrigger label="Our guess" actions={actions} align="start" className={styles.phrase}>
      {phrase.text}
    </MenuTrigger>
  );
}

/** Explains the underline; nothing if the text has no assumed phrase. */
export function AssumedHint({ text, phrases }: Omit<AssumedTextProps, 'onDecide'>) {
  if (!partsOf(text, phrases).some(({ phrase }) => phrase !== undefined)) return null;
  return (
    <Note data-print="hide">The underlined words are our guesses. Select a guess to keep or change it.</Note>
  );
}
