import { NOT_IN_FILE } from '#shared/lists/mapping.ts';
import type { MappedSales } from '#shared/lists/sales/map-sales-file.ts';
import type { SalesRole } from '#shared/lists/sales/sales-columns.ts';
import { ColumnMapper } from '#web/lists/column-mapper.tsx';
import type { MappedList, useMappedList } from '#web/lists/use-mapped-list.ts';
import { Text } from '#web/ui/text.tsx';

const REQUIRED: readonly SalesRole[] = ['item', 'sold'];

type SalesList = ReturnType<typeof useMappedList<'sales'>>;
type SalesFieldsProps = {
  list: MappedList<'sales'>;
  mapped: MappedSales;
  onColumn: SalesList['setColumn'];
  onOrder: SalesList['setOrder'];
};

/** The columns of a sales file. */
export function SalesFields(props: SalesFieldsProps) {
  return (
    <ColumnMapper {...props} required={REQUIRED} heading="h3">
      {props.list.mapping.columns.sold === NOT_IN_FILE ? (
        <Text size="small" tone="warning">
          Your file has no quantity column, so we counted each row as one item sold.
        </Text>
      ) : null}
    </ColumnMapper>
  );
}
