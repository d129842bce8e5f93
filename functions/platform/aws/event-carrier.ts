/** The attribute with a changed row's event. The table's stream delivers it to the projector. */
export const EVENT_ATTRIBUTE = 'event';
/** Its placeholder in update expressions. */
export const EVENT_VALUE = ':event';

/** A write of a row with an event. The attributes include the row's key. */
export type EventWrite = { tableName: string; attributes: Readonly<Record<string, unknown>> };

/** Sends the write. Undefined if its condition failed. */
type Send<Answer> = () => Promise<Answer | undefined>;

/** Replaces DynamoDB streams if there are none. */
export type StreamStandIn = <Answer>(write: EventWrite, send: Send<Answer>) => Promise<Answer | undefined>;

let standIn: StreamStandIn | undefined;

/** Set by local mode only, whose DynamoDB has no streams. `undefined` removes it. */
export function setStreamStandIn(next: StreamStandIn | undefined): void {
  standIn = next;
}

/** Sends a write, through the replacement if there is one and the write has an event. */
export function sendCarrying<Answer>(write: EventWrite, send: Send<Answer>): Promise<Answer | undefined> {
  const carries = write.attributes[EVENT_ATTRIBUTE] !== undefined;
  return standIn === undefined || !carries ? send() : standIn(write, send);
}
