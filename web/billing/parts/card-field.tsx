import { TEST_CARDS, type TestCard } from '#shared/billing/test-cards.ts';
import { SelectField } from '#web/ui/select-field.tsx';

const OUTCOMES: Readonly<Record<TestCard, string>> = {
  card_succeeds: 'succeeds',
  card_declines: 'declined',
  card_expired: 'expired',
};

const OPTIONS = (Object.keys(TEST_CARDS) as TestCard[]).map((value) => {
  const { brand, last4 } = TEST_CARDS[value].card;
  return { value, label: `${brand} ending in ${last4} (${OUTCOMES[value]})` };
});

type CardFieldProps = { value: TestCard; onChange: (token: TestCard) => void };

/** The simulator's cards. A connected payment provider shows its own fields instead. */
export function CardField({ value, onChange }: CardFieldProps) {
  return (
    <SelectField
      label="Test card"
      hint="Test mode. Each card simulates a different result."
      options={OPTIONS}
      value={value}
      onChange={(event) => onChange(event.target.value as TestCard)}
    />
  );
}
