import { useEffect, useMemo, useState } from 'react';
import type { SalesOptions } from '#shared/lists/sales/map-sales-file.ts';
import { PERIOD_MESSAGE } from '#shared/menu/contract/menu-sales.ts';
import { MAX_PERIOD_DAYS, type MenuSales } from '#shared/menu/sales/menu-sales.ts';
import { RefusedRows } from '#web/lists/refused-rows.tsx';
import { useMappedList } from '#web/lists/use-mapped-list.ts';
import { useSaveMenuSales } from '#web/menu/api/menu-sales.ts';
import { useProfile } from '#web/profile/api/profile.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { daysOf, isPeriod, makeMenuSales } from './make-menu-sales.ts';
import { NameQuestions } from './name-questions.tsx';
import { SalesFields } from './sales-fields.tsx';
import { SalesPreview } from './sales-preview.tsx';
import { useNameChoices } from './use-name-choices.ts';

const AS_SUGGESTED: SalesOptions = { countsDuplicates: undefined, leavesOutLikelySums: false };
const DAYS_OF_A_MONTH = 30;

type SalesDialogProps = {
  file: File;
  /** The last upload, whose name matches are known. */
  before: MenuSales | null;
  onClose: () => void;
  onSaved: () => void;
};

/** Turns a sales file into totals by item: the mapping, open questions, and a preview. */
export function SalesDialog({ file, before, onClose, onSaved }: SalesDialogProps) {
  const sales = useMappedList('sales');
  const [options, setOptions] = useState(AS_SUGGESTED);
  const [refusal, setRefusal] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const save = useSaveMenuSales();
  const profile = useProfile();
  const dishes = profile.data?.profile.dishes;
  const menuNames = useMemo(
    () => dishes?.map(({ name }) => name).filter((name) => name !== '') ?? [],
    [dishes],
  );
  const { list } = sales;
  const counted = list?.mapped?.counted;
  const names = useNameChoices(counted, { menuNames, before });
  // The file is read once, when the dialog opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is new on every render
  useEffect(() => void sales.choose(file, AS_SUGGESTED).then(setRefusal), [file]);
  const typedDays = typed ?? String(DAYS_OF_A_MONTH);
  const days = (counted && daysOf(counted)) ?? Number(typedDays);
  const missing = list?.mapped?.missing;
  const choose = (changed: SalesOptions) => {
    setOptions(changed);
    sales.setOptions(changed);
  };
  const hasItems = counted !== undefined && counted.items.length > 0;
  const canSave = hasItems && isPeriod(days) && list?.isCurrent === true;
  const keep = () => {
    if (!canSave) return;
    save.mutate(makeMenuSales(counted, { choices: names.choices, days }).sales, {
      onSuccess: ({ message }) => {
        void sales.remember();
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
      title="Review your sales"
      description={file.name}
      actions={
        <DialogActions
          isPending={save.isPending}
          pendingLabel="Saving"
          isIdle={!canSave}
          onClick={keep}
          onCancel={onClose}
        >
          Save sales
        </DialogActions>
      }
    >
      <Stack gap={3}>
        {refusal === undefined ? null : <Notice tone="danger">{refusal}</Notice>}
        {save.isError ? <Notice tone="danger">{save.error.message}</Notice> : null}
        {sales.isReading ? <Loading label="Reading your sales…" shapes={[4]} /> : null}
        {list?.mapped === undefined ? null : (
          <SalesFields
            list={list}
            mapped={list.mapped}
            onColumn={(role, index) => {
              // With other columns, other rows may look like totals.
              choose({ ...options, leavesOutLikelySums: false });
              sales.setColumn(role, index);
            }}
            onOrder={sales.setOrder}
          />
        )}
        {missing === undefined ? null : <Notice tone="warning">{missing}</Notice>}
        {hasItems && counted.from === undefined ? <PeriodField days={typedDays} onChange={setTyped} /> : null}
        {hasItems ? <NameQuestions names={names} menuNames={menuNames} /> : null}
        {counted === undefined || list?.mapped === undefined ? null : (
          <SalesPreview
            counted={counted}
            rowCount={list.opened.rowCount}
            countsDuplicates={list.mapped.countsDuplicates}
            onCountsDuplicates={(countsDuplicates) => choose({ ...options, countsDuplicates })}
            onLeavesOutLikelySums={(leavesOutLikelySums) => choose({ ...options, leavesOutLikelySums })}
            skippedRows={
              <RefusedRows
                fileName={file.name}
                errors={counted.refused.map(({ line, reason }) => `Line ${line}: ${reason}`)}
                makeCsv={sales.refusedCsv}
              />
            }
            leftOut={makeMenuSales(counted, { choices: names.choices, days }).leftOut}
          />
        )}
      </Stack>
    </Dialog>
  );
}

type PeriodFieldProps = { days: string; onChange: (days: string) => void };

/** Asks for the period if the file has no dates, because monthly results depend on it. */
function PeriodField({ days, onChange }: PeriodFieldProps) {
  return (
    <Field
      label="How many days does the file cover?"
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_PERIOD_DAYS}
      value={days}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      hint="Your file doesn’t include dates. Enter the number of days it covers, such as 7 or 30."
      error={isPeriod(Number(days)) ? undefined : PERIOD_MESSAGE}
    />
  );
}
