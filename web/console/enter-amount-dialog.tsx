import { type FormEvent, useState } from 'react';
import { formatMonth } from '#shared/format/dates.ts';
import {
  ENTERED_AMOUNT_MESSAGES,
  type EnteredAmounts,
} from '#shared/platform-settings/contract/entered-amounts.ts';
import { useEnterAmounts } from '#web/console/api/costs.ts';
import { errorMessages } from '#web/shell/errors/error-messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { parseDollars } from './parse-dollars.ts';

type EnterAmountDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description: string;
  amount: Exclude<keyof EnteredAmounts, 'month'>;
  /** The months to choose from, each with its saved amount. */
  months: readonly { month: string; dollars: number | null }[];
};

/** Enters an amount in dollars for a month. */
export function EnterAmountDialog(props: EnterAmountDialogProps) {
  const { isOpen, onClose, title, description } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} description={description} size="small">
      <Form {...props} />
    </Dialog>
  );
}

function Form({ months, amount, onClose }: EnterAmountDialogProps) {
  const [month, setMonth] = useState(months[0]?.month ?? '');
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const enter = useEnterAmounts();
  const saved = months.find((each) => each.month === month)?.dollars ?? null;
  const shown = typed ?? (saved === null ? '' : String(saved));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const dollars = parseDollars(shown, 0);
    setIsWrong(dollars === undefined);
    if (dollars !== undefined) enter.mutate({ month, [amount]: dollars }, { onSuccess: onClose });
  };
  return (
    <Stack as="form" gap={2} onSubmit={submit} noValidate>
      {months.length > 1 ? (
        <SelectField
          label="Month"
          options={months.map((each) => ({ value: each.month, label: formatMonth(each.month) }))}
          value={month}
          onChange={(event) => {
            setMonth(event.target.value);
            setTyped(undefined);
          }}
        />
      ) : null}
      <Field
        label="Amount in dollars"
        isOptional
        inputMode="decimal"
        autoComplete="off"
        hint="Leave blank to remove the amount."
        value={shown}
        error={isWrong ? ENTERED_AMOUNT_MESSAGES.amount : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      {enter.error === null ? null : <Notice tone="danger">{errorMessages(enter.error).title}</Notice>}
      <Button variant="primary" type="submit" isPending={enter.isPending} pendingLabel="Saving">
        Save amount
      </Button>
    </Stack>
  );
}
