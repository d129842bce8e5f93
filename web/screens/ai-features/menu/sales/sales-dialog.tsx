import { useEffect, useMemo, useState } from 'react';
import { SALES_ROLES, type SalesRole } from '#shared/domain/lists/sales/sales-columns.ts';
import type { MenuSales } from '#shared/domain/menu-engineering/sales/menu-sales.ts';
import { useSaveMenuSales } from '#web/api/ai/menu-sales.ts';
import { useProfile } from '#web/api/profile.ts';
import { restaurantIdOf, useUser } from '#web/features/session/session-context.ts';
import { ColumnChoices } from '#web/features/till-export/column-choices.tsx';
import { OrderQuestion } from '#web/features/till-export/order-question.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { daysOf, isPeriod, makeMenuSales } from './make-menu-sales.ts';
import { NameQuestions } from './name-questions.tsx';
import { PeriodField } from './period-field.tsx';
import styles from './sales-dialog.module.css';
import { SalesPreview } from './sales-preview.tsx';
import { useNameChoices } from './use-name-choices.ts';
import { type ChosenSales, missingIn, type SalesFile, useSalesFile } from './use-sales-file.ts';

const LABELS: Readonly<Record<SalesRole, string>> = {
  item: 'Item',
  sold: 'Number sold',
  revenue: 'Revenue of the row',
  price: 'Price of one',
  cost: 'Cost of the row',
  unit_cost: 'Cost of one',
  date: 'Day',
  channel: 'Channel, such as delivery',
  daypart: 'Time of day',
  voided: 'Voided',
};
const REQUIRED: readonly SalesRole[] = ['item', 'sold'];
const DAYS_OF_A_MONTH = 30;

type SalesDialogProps = {
  file: File;
  /** What was uploaded last: its names are known. */
  before: MenuSales | null;
  onClose: () => void;
  onSaved: () => void;
};

/** From a till's file to sums by item: how it is read, what is not sure, and what will be kept. */
export function SalesDialog({ file, before, onClose, onSaved }: SalesDialogProps) {
  const restaurantId = restaurantIdOf(useUser()) ?? '';
  const sales = useSalesFile(restaurantId);
  const [refusal, setRefusal] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const save = useSaveMenuSales();
  const profile = useProfile();
  const dishes = profile.data?.profile.dishes;
  const menuNames = useMemo(
    () => dishes?.map(({ name }) => name).filter((name) => name !== '') ?? [],
    [dishes],
  );
  const names = useNameChoices(sales.counted, { menuNames, before });
  // The file is read once, when the dialog opens with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is new with every render
  useEffect(() => void sales.choose(file).then(setRefusal), [file]);
  const { chosen, counted } = sales;
  const saidDays = chosen?.period && 'days' in chosen.period ? chosen.period.days : undefined;
  const typedDays = typed ?? String(saidDays ?? DAYS_OF_A_MONTH);
  const days = (counted && daysOf(counted)) ?? Number(typedDays);
  const missing = chosen && missingIn(chosen);
  const hasItems = counted !== undefined && counted.items.length > 0;
  const keep = () => {
    if (!hasItems || !isPeriod(days)) return;
    save.mutate(makeMenuSales(counted, { choices: names.choices, days }).sales, {
      onSuccess: ({ message }) => {
        sales.remember();
        showToast({ tone: 'good', title: message });
        onSaved();
      },
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title="What was sold"
      description={file.name}
      actions={
        <>
          <Button
            variant="primary"
            isPending={save.isPending}
            pendingLabel="Saving"
            isIdle={!hasItems || !isPeriod(days)}
            onClick={keep}
          >
            Save sales
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className={styles.body}>
        {refusal === undefined ? null : <Notice tone="danger">{refusal}</Notice>}
        {save.isError ? <Notice tone="danger">{save.error.message}</Notice> : null}
        {sales.isReading ? (
          <Loading label="Reading your sales…">
            <Skeleton lines={4} />
          </Loading>
        ) : null}
        {chosen === undefined ? null : <Reading sales={sales} chosen={chosen} />}
        {missing === undefined ? null : <Notice tone="warning">{missing}</Notice>}
        {hasItems && counted.from === undefined ? <PeriodField days={typedDays} onChange={setTyped} /> : null}
        {hasItems ? <NameQuestions names={names} menuNames={menuNames} /> : null}
        {counted === undefined || chosen === undefined ? null : (
          <SalesPreview
            counted={counted}
            chosen={chosen}
            onCountsDuplicates={sales.setCountsDuplicates}
            onLeavesOutLikelySums={sales.setLeavesOutLikelySums}
            leftOut={makeMenuSales(counted, { choices: names.choices, days }).leftOut}
          />
        )}
      </div>
    </Dialog>
  );
}

function Reading({ sales, chosen }: { sales: SalesFile; chosen: ChosenSales }) {
  const { columns, table, finding, order, isRemembered } = chosen;
  return (
    <section className={styles.reading} aria-labelledby="sales-reading">
      <h3 id="sales-reading">How we read your file</h3>
      <p className={styles.fine}>
        {isRemembered
          ? 'As last time. Change anything that’s wrong.'
          : 'Change anything that’s wrong. We remember it for your next file.'}
      </p>
      <ColumnChoices
        roles={SALES_ROLES}
        labels={LABELS}
        required={REQUIRED}
        headings={table.headings}
        columns={columns}
        onColumn={sales.setColumn}
      />
      {columns.sold === undefined && columns.date !== undefined ? (
        <p className={styles.warning}>
          Your file has no quantity column, so we counted each row as one sold.
        </p>
      ) : null}
      {finding.kind === 'open' ? (
        <OrderQuestion example={finding.example} order={order} onOrder={sales.setOrder} />
      ) : null}
    </section>
  );
}
