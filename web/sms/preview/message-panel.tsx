import { sampleGuestCode } from '#shared/redemptions/guest-code.ts';
import { segmentCents, smsCostCents } from '#shared/sms/sms-price.ts';
import { smsSegments } from '#shared/sms/sms-segments.ts';
import { winBackMessage } from '#shared/sms/win-back-message.ts';
import type { TypedWords } from '#web/sms/form/draft-request.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { CostlyCharacters } from './costly-characters.tsx';
import styles from './message-panel.module.css';
import { printedTextPrice } from './printed-money.ts';
import { textLength } from './text-length.ts';

/** The placeholders in the text before anything is typed. */
const PLACEHOLDERS: TypedWords = {
  restaurantName: 'Your restaurant',
  offer: 'your offer',
  offerCode: 'CODE',
};

type MessagePanelProps = {
  typed: TypedWords;
  /** The text is a sample of what each guest gets. */
  oneCodePerGuest: boolean;
  onPlain: (plain: TypedWords) => void;
};

/** The text on a guest’s phone while it is written, with its length and cost. */
export function MessagePanel({ typed, oneCodePerGuest, onPlain }: MessagePanelProps) {
  const offerCode = typed.offerCode.trim() || PLACEHOLDERS.offerCode;
  const words = {
    restaurantName: typed.restaurantName.trim() || PLACEHOLDERS.restaurantName,
    offer: typed.offer.trim() || PLACEHOLDERS.offer,
    offerCode: oneCodePerGuest ? sampleGuestCode(offerCode) : offerCode,
  };
  const { text, cut } = winBackMessage(words);
  const { segments } = smsSegments(text);
  const length = textLength(text);
  const today = new Date().toISOString().slice(0, 10);
  return (
    <Stack as="section" gap={2} aria-label="Your text message">
      <Stack as="figure" gap={1.5} align="start" className={styles.phone}>
        <Note as="figcaption" lines="cut" self="center" className={styles.sender}>
          {words.restaurantName}
        </Note>
        <p className={styles.bubble}>{text}</p>
      </Stack>
      <Note>We add a greeting that varies by guest.</Note>
      <Facts look="figures">
        <Fact label="Characters">{length.characters}</Fact>
        <Fact label="Segments">{length.segments}</Fact>
        <Fact label="Cost per text in the US">{printedTextPrice(smsCostCents(segments, today))}</Fact>
      </Facts>
      {cut.length === 0 ? null : (
        <Text size="small" tone="warning">
          We shortened {cut.includes('offer') ? 'your offer' : 'your name'} to fit. Use fewer words to avoid
          this.
        </Text>
      )}
      <CostlyCharacters
        text={text}
        typed={typed}
        centsOf={(count) => segmentCents(today) * count}
        onPlain={onPlain}
      />
    </Stack>
  );
}
