import { costlyCharacters, segmentsSaved, withPlainCharacters } from '#shared/sms/plain-characters.ts';
import type { TypedWords } from '#web/sms/form/draft-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import styles from './message-panel.module.css';
import { printedTextPrice } from './printed-money.ts';

type CostlyCharactersProps = {
  text: string;
  typed: TypedWords;
  /** The price of this many segments. */
  centsOf: (segments: number) => number;
  onPlain: (plain: TypedWords) => void;
};

/** Shows which characters make a text cost more, with both prices. They are replaced only on request. */
export function CostlyCharacters({ text, typed, centsOf, onPlain }: CostlyCharactersProps) {
  const costly = costlyCharacters(text);
  const { asWritten, plain } = segmentsSaved(text);
  if (costly.length === 0 || asWritten <= plain) return <UnreplaceableNote text={text} />;
  const named = costly.map(({ character }) => character).join('  ');
  return (
    <Notice
      tone="warning"
      title={`${named} ${costly.length === 1 ? 'adds' : 'add'} to the cost of each text`}
    >
      <p>
        {printedTextPrice(centsOf(asWritten))} per guest as written, or {printedTextPrice(centsOf(plain))}{' '}
        with standard characters{replacements(costly)}.
      </p>
      <Button
        className={styles.plain}
        size="small"
        onClick={() =>
          onPlain({
            restaurantName: withPlainCharacters(typed.restaurantName),
            offer: withPlainCharacters(typed.offer),
            offerCode: withPlainCharacters(typed.offerCode),
          })
        }
      >
        Use standard characters
      </Button>
    </Notice>
  );
}

/** We can’t replace letters of other alphabets. */
function UnreplaceableNote({ text }: { text: string }) {
  const kept = costlyCharacters(text).filter(({ replacement }) => replacement === undefined);
  if (kept.length === 0 || segmentsSaved(text).asWritten < 2) return null;
  return (
    <Notice tone="warning">
      Remove {kept.map(({ character }) => character).join('  ')} from your text to lower the cost.
    </Notice>
  );
}

type Costly = ReturnType<typeof costlyCharacters>;

/** Such as ": – becomes -, 🍕 is removed". */
function replacements(costly: Costly): string {
  const said = costly
    .filter(({ replacement }) => replacement !== undefined)
    .map(({ character, replacement }) =>
      replacement === '' ? `${character} is removed` : `${character} becomes ${replacement}`,
    );
  return said.length === 0 ? '' : `: ${said.join(', ')}`;
}
