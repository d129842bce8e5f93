import { formatCount, formatExactDollars } from '#shared/format/numbers.ts';
import type { SmsResults } from '#shared/sms/contract/sms-results.ts';
import { printedDay } from '#web/guests/printed-phone.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { useSmsResults } from '#web/sms/api/sms-campaigns.ts';
import { Estimate } from '#web/ui/estimate.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { HowCalculated } from '#web/ui/how-calculated.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/section.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note, Text } from '#web/ui/text.tsx';
import { printedEarnings, printedFormula, printedRange, printedShare } from './results-figures.ts';
import styles from './sent.module.css';

type CampaignResultsProps = { id: string; endsOn: string };

/** A campaign’s results: how many guests came back because of it, and what it earned. */
export function CampaignResults({ id, endsOn }: CampaignResultsProps) {
  const results = useSmsResults(id);
  return (
    <Section title="Results" level={3} gap={1.5}>
      {results.isError ? <LoadFailure query={results} /> : null}
      {results.isPending ? <Loading label="Loading results…" shapes={[4]} /> : null}
      {results.data === undefined ? null : <Results results={results.data} endsOn={endsOn} />}
    </Section>
  );
}

function Results({ results, endsOn }: { results: SmsResults; endsOn: string }) {
  const { held_back, is_simulated } = results;
  return (
    <>
      {held_back === null ? (
        <Text tone="muted">
          Without a control group, we can’t tell how many guests would have come back anyway. We can still
          count redeemed codes.
        </Text>
      ) : (
        <Compared results={results} heldBack={held_back} endsOn={endsOn} />
      )}
      <Redeemed results={results} />
      <Note>
        As of {printedDay(results.as_of)}.
        {is_simulated ? ' This campaign ran in test mode. The cost shown is what you would have paid.' : ''}
      </Note>
    </>
  );
}

type Group = NonNullable<SmsResults['held_back']>;
type ComparedProps = { results: SmsResults; heldBack: Group; endsOn: string };

function Compared({ results, heldBack, endsOn }: ComparedProps) {
  const { texted, lift, returns_at } = results;
  const rows = [
    { id: 'texted', name: 'Texted', ...texted },
    { id: 'held_back', name: 'Control group', ...heldBack },
  ];
  return (
    <>
      {lift?.is_known === true ? <Lift results={results} lift={lift} /> : <TooFew returnsAt={returns_at} />}
      <Table
        caption="Guests who came back"
        isCaptionHidden
        rowKey={({ id }) => id}
        rows={rows}
        columns={[
          { header: 'Group', cell: ({ name }) => name },
          { header: 'Guests', cell: ({ guests }) => formatCount(guests), isNumeric: true },
          { header: 'Came back', cell: ({ returned }) => formatCount(returned), isNumeric: true },
          {
            header: 'Return rate',
            cell: ({ guests, returned }) => (guests === 0 ? '–' : printedShare(returned / guests)),
            isNumeric: true,
          },
        ]}
      />
      <Note>
        We count guests as returning if your newer list shows an order after the text, through{' '}
        {printedDay(endsOn)}. We don’t count promo codes here because the control group didn’t get one.
        {returns_at === null
          ? ''
          : ` You last uploaded a list with a returning guest on ${printedDay(returns_at)}.`}
      </Note>
    </>
  );
}

function TooFew({ returnsAt }: { returnsAt: string | null }) {
  return (
    <>
      <Text size={3} display>
        Not enough guests yet
      </Text>
      <Text tone="muted">
        {returnsAt === null
          ? 'Upload a new guest list to see who came back after this text.'
          : 'We need at least 20 guests in each group, and at least 5 who came back. Upload a newer list.'}
      </Text>
    </>
  );
}

type KnownLift = Extract<NonNullable<SmsResults['lift']>, { is_known: true }>;

function Lift({ results, lift }: { results: SmsResults; lift: KnownLift }) {
  const { worth } = results;
  if (worth === null) return null;
  const extra = Math.round(Math.abs(worth.extra_guests));
  const isMore = worth.extra_guests >= 0;
  const guests = `${formatCount(extra)} ${isMore ? 'more' : 'fewer'} ${extra === 1 ? 'guest' : 'guests'}`;
  return (
    <>
      <Text size={3} display>
        {lift.is_certain ? `${guests} came back because of this text` : 'Not enough data yet'}
      </Text>
      <Text tone="muted">
        {printedShare(lift.texted_share)} of the guests you texted came back, compared with{' '}
        {printedShare(lift.held_back_share)} of the control group.
        {lift.is_certain ? '' : ' The difference could be due to chance.'}
      </Text>
      <Facts look="figures">
        <Fact
          label={
            worth.discount_each === null ? 'Earned after text costs' : 'Earned after texts and discounts'
          }
        >
          {printedEarnings(worth.earned)}
        </Fact>
      </Facts>
      <HowCalculated>
        <p>
          <Estimate>
            {printedFormula(results, worth)}. {billSentence(results, worth)}
          </Estimate>
        </p>
        <p>
          Our best estimate is {guests}. We’re 95% confident that the text brought in {printedRange(worth)}{' '}
          guests and earned {printedEarnings(worth.earned_low)} to {printedEarnings(worth.earned_high)}.
        </p>
      </HowCalculated>
    </>
  );
}

function billSentence({ redemptions }: SmsResults, worth: NonNullable<SmsResults['worth']>): string {
  const bill =
    worth.bill_basis === 'paid'
      ? `The average check is based on ${formatCount(redemptions.with_amount)} amounts your staff entered${worth.discount_each === null ? '' : ', before the discount'}.`
      : 'The average check is an estimate because your staff didn’t enter amounts.';
  return worth.discount_each === null
    ? `${bill} This doesn’t include the cost of your offer because it has no dollar amount or percentage.`
    : bill;
}

function Redeemed({ results: { redemptions, texts_cost } }: { results: SmsResults }) {
  const { count, with_amount, paid } = redemptions;
  return (
    <Facts look="figures">
      <Fact label="Codes redeemed">{formatCount(count)}</Fact>
      <div>
        <dt>Spent with codes</dt>
        <dd>{with_amount === 0 && count > 0 ? 'Not entered' : formatExactDollars(paid)}</dd>
        {with_amount > 0 && with_amount < count ? (
          <Note as="dd" className={styles.of}>
            Amount entered for {formatCount(with_amount)} of {formatCount(count)}
          </Note>
        ) : null}
      </div>
      <Fact label="Cost of texts">{formatExactDollars(texts_cost)}</Fact>
    </Facts>
  );
}
