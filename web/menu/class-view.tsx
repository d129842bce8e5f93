import { useState } from 'react';
import { formatAmount, formatPercent } from '#shared/format/numbers.ts';
import type { RatedItem } from '#shared/menu/contract/menu-analysis.ts';
import type { MenuSales } from '#shared/menu/sales/menu-sales.ts';
import { CHANNELS, type Channel, DAYPARTS, type Daypart } from '#shared/menu/sales/sales-terms.ts';
import { type SegmentChoice, useMenuClasses, useMenuSales } from '#web/menu/api/menu-sales.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { HowCalculated } from '#web/ui/how-calculated.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Table } from '#web/ui/table.tsx';
import { Note } from '#web/ui/text.tsx';
import styles from './class-view.module.css';
import { CLASS_WORDS } from './class-words.ts';

const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  dine_in: 'Dine-in',
  takeout: 'Takeout',
  delivery: 'Delivery',
  other: 'Other channels',
  unknown: 'Unknown channel',
};
const DAYPART_LABELS: Readonly<Record<Daypart, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  afternoon: 'Afternoon',
  dinner: 'Dinner',
  late: 'Late',
  unknown: 'Unknown time',
};

/** The category of each item for one channel and time of day. */
export function ClassView() {
  const sales = useMenuSales();
  const [segment, setSegment] = useState<SegmentChoice>({});
  const classes = useMenuClasses(segment);
  const { channels, dayparts } = placesOf(sales.data?.sales ?? null);
  return (
    <Section title="All items by channel and time of day" level={3} titleSize={2} gap={1.5}>
      <Stack gap={2} className={styles.choices}>
        {channels.length < 2 ? null : (
          <SelectField
            label="Channel"
            placeholder="All channels"
            options={channels.map((value) => ({ value, label: CHANNEL_LABELS[value] }))}
            value={segment.channel ?? ''}
            onChange={({ currentTarget }) => {
              const { channel: _, ...others } = segment;
              const channel = channels.find((each) => each === currentTarget.value);
              setSegment(channel === undefined ? others : { ...others, channel });
            }}
          />
        )}
        {dayparts.length < 2 ? null : (
          <SelectField
            label="Time of day"
            placeholder="All day"
            options={dayparts.map((value) => ({ value, label: DAYPART_LABELS[value] }))}
            value={segment.daypart ?? ''}
            onChange={({ currentTarget }) => {
              const { daypart: _, ...others } = segment;
              const daypart = dayparts.find((each) => each === currentTarget.value);
              setSegment(daypart === undefined ? others : { ...others, daypart });
            }}
          />
        )}
      </Stack>
      {classes.isPending ? (
        <Loading label="Comparing your items…" shapes={[4]} />
      ) : classes.isError ? (
        <ErrorState
          title="We couldn’t compare your items"
          onRetry={() => void classes.refetch()}
          referenceId={errorMessages(classes.error).referenceId}
        >
          {classes.error.message}
        </ErrorState>
      ) : (
        <ClassTable data={classes.data} />
      )}
    </Section>
  );
}

function ClassTable({ data }: { data: NonNullable<ReturnType<typeof useMenuClasses>['data']> }) {
  const { items, cuts, currency } = data;
  if (items.length === 0) return <Note>No sales for this channel and time of day.</Note>;
  const sorted = [...items].sort((a, b) => b.performance_score - a.performance_score);
  return (
    <>
      {cuts.has_enough_data ? (
        <HowCalculated>
          <p>
            Popular items make up at least {percent(cuts.popularity_cut)} of items sold (70% of an equal
            share). Profitable items earn more than the {money(cuts.margin_cut, currency)} average margin.
            Confidence shows how often an item stayed in its category when we tested random samples of your
            sales.
          </p>
        </HowCalculated>
      ) : (
        <Note>Not enough data to compare.</Note>
      )}
      <Table
        caption="Item categories"
        isCaptionHidden
        columns={[
          { header: 'Item', cell: ({ name }) => name },
          { header: 'Category', cell: classText },
          { header: 'Confidence', cell: stabilityText, isNumeric: true },
          { header: 'Share', cell: ({ share }) => percent(share ?? 0), isNumeric: true },
          {
            header: 'Margin per item',
            cell: ({ contribution }) => money(contribution ?? 0, currency),
            isNumeric: true,
          },
        ]}
        rows={sorted}
        rowKey={({ name }) => name}
        isDense
      />
    </>
  );
}

function classText({ menu_class, leaning, certainty }: RatedItem): string {
  if (menu_class !== null) return `${CLASS_WORDS[menu_class]} (${menu_class})`;
  if (certainty === 'not_enough_data' || leaning === null) return 'Not enough data';
  return `Maybe: ${CLASS_WORDS[leaning].toLowerCase()} (${leaning})`;
}

function stabilityText({ stability, certainty }: RatedItem): string {
  return stability === null || certainty === 'not_enough_data' ? '–' : percent(stability);
}

/** `5.8%`, `72%`: one decimal below 10%. */
function percent(fraction: number): string {
  const value = fraction * 100;
  return formatPercent(value < 9.95 ? value : Math.round(value));
}

/** Always with cents, so that amounts in a column line up. */
function money(amount: number, currency: string): string {
  return currency === ''
    ? formatAmount(amount)
    : amount.toLocaleString('en-US', { style: 'currency', currency });
}

function placesOf(sales: MenuSales | null): { channels: Channel[]; dayparts: Daypart[] } {
  const cells = (sales?.items ?? []).flatMap((item) => item.cells);
  return {
    channels: CHANNELS.filter((channel) => cells.some((cell) => cell.channel === channel)),
    dayparts: DAYPARTS.filter((daypart) => cells.some((cell) => cell.daypart === daypart)),
  };
}
