import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './assumed-text.module.css';
import menu from './menu.module.css';
import { type Phrase, partsOf } from './phrase-parts.ts';
import { Text } from './text.tsx';

/** `next`: the words in place of the phrase; the same ones keep it, and empty text removes it. */
type Decide = (phrase: Phrase, next: string) => void;

type AssumedTextProps = {
  text: string;
  phrases: readonly Phrase[] | undefined;
  onDecide: Decide;
};

/** A text whose assumed phrases are underlined, and kept, replaced, or removed where they are. */
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
  const actions = [
    { id: 'keep', label: 'Keep', next: phrase.text },
    ...phrase.alternatives.map((next) => ({ id: next, label: `“${next}”`, next })),
    // Nothing would be left of a text that is no more than the phrase.
    ...(isWhole ? [] : [{ id: 'remove', label: 'Remove', next: '' }]),
  ];
  return (
    <MenuTrigger>
      <AriaButton className={styles.phrase}>{phrase.text}</AriaButton>
      <Popover className={`${menu.popover} ${styles.popover}`} placement="bottom start">
        <AriaMenu className={menu.menu} aria-label="Our guess">
          {actions.map(({ id, label, next }) => (
            <MenuItem
              key={id}
              id={id}
              className={menu.item}
              textValue={label}
              onAction={() => onDecide(phrase, next)}
            >
              {label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

/** What the underline means; nothing where the text has no assumed phrase. */
export function AssumedHint({ text, phrases }: Omit<AssumedTextProps, 'onDecide'>) {
  if (!partsOf(text, phrases).some(({ phrase }) => phrase !== undefined)) return null;
  return (
    <Text size="small" tone="muted" data-print="hide">
      The underlined words are our guess. Select them to keep or change them.
    </Text>
  );
}
