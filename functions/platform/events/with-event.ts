import type { Expression } from '#functions/platform/aws/dynamo-table.ts';
import { EVENT_ATTRIBUTE, EVENT_VALUE } from '#functions/platform/aws/event-carrier.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

/**
 * An item that is put together with the event that it is: one conditional write, so that there is never one without
 * the other. The table must have a stream. Reads do not see the event.
 */
export function itemWithEvent<Item extends object>(item: Item, event: BusinessEvent | undefined): Item {
  return event === undefined ? item : { ...item, [EVENT_ATTRIBUTE]: event };
}

/** A change of an item that is written together with the event that it is. */
export function changeWithEvent(change: Expression, event: BusinessEvent | undefined): Expression {
  if (event === undefined) return change;
  const set = `SET #${EVENT_ATTRIBUTE} = ${EVENT_VALUE}`;
  const expression = change.expression.includes('SET ')
    ? change.expression.replace('SET ', `${set}, `)
    : `${set} ${change.expression}`;
  return {
    expression,
    names: { ...change.names, [`#${EVENT_ATTRIBUTE}`]: EVENT_ATTRIBUTE },
    values: { ...change.values, [EVENT_VALUE]: event },
  };
}
