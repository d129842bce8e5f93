import { NOT_IN_FILE } from '#shared/lists/mapping.ts';
import type { MappedSales } from '#shared/lists/sales/map-sales-file.ts';
import type { SalesRole } from '#shared/lists/sales/sales-columns.ts';
import { ColumnMapper, type MapperFields } from '#web/lists/column-mapper.tsx';
import type { MappedList, useMappedList } from '#web/lists/use-mapped-list.ts';
import { Text } from '#web/ui/text.tsx';

const FIELDS: MapperFields<SalesRole> = {
  labels: {
    item: 'Item',
    sold: 'Quantity sold',
    revenue: 'Total revenue for this row',
    price: 'Price per item',
    cost: 'Total cost for this row',
    unit_cost: 'Cost per item',
    date: 'Date',
    channel: 'Channel, such as delivery',
    daypart: 'Time of day',
    voided: 'Voided',
  },
  required: ['item', 'sold'],
  days: 'date',
};

type SalesList = ReturnType<typeof useMappedList<'sales'>>;
type SalesFieldsProps = {
  list: MappedList<'sales'>;
  mapped: MappedSales;
  onColumn: SalesList['setColumn'];
  onOrder: SalesList['setOrder'];
};

/** The columns of a sales file. */
export function SalesFields({ list, mapped, onColumn, onOrder }: SalesFieldsProps) {
  const { columns } = list.mapping;
  return (
    <ColumnMapper
      fields={FIELDS}
      list={list}
      mapped={mapped}
      onColumn={(role, index) => onColumn(role, index, 'date')}
      onOrder={onOrder}
      heading="h3"
    >
      {columns.sold === NOT_IN_FILE ? (
        <Text size="small" tone="warning">
          Your file has no quantity column, so we counted each row as one item sold.
        </Text>
      ) : null}
    </ColumnMapper>
  );
}
