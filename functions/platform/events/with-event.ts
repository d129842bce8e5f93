import type { Expression } from '#functions/platform/aws/dynamo-table.ts';
import { EVENT_ATTRIBUTE, EVENT_VALUE } from '#functions/platform/aws/event-carrier.ts';
import type { BusinessEvent } from '#shared/contract/events.ts';

/**
 * Adds an event to an item, so that one conditional write stores both. The table must have a stream. Reads don't
 * return the event.
 */
export function itemWithEvent<Item extends object>(item: Item, event: BusinessEvent | undefined): Item {
  return event === undefined ? item : { ...item, [EVENT_ATTRIBUTE]: event };
}

/** Adds an event to a change, so that one write stores both. */
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
