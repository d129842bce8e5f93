/** The attribute of a changed row that says what happened: a table's stream carries it to the projector. */
export const EVENT_ATTRIBUTE = 'event';
/** Its placeholder in update expressions. */
export const EVENT_VALUE = ':event';

/** A write of a row that carries an event, with the row's key among its attributes. */
export type EventWrite = { tableName: string; attributes: Readonly<Record<string, unknown>> };

/** Sends the write; undefined when its condition did not hold. */
type Send<Answer> = () => Promise<Answer | undefined>;

/** Stands in for the streams of DynamoDB where there are none. */
export type StreamStandIn = <Answer>(write: EventWrite, send: Send<Answer>) => Promise<Answer | undefined>;

let standIn: StreamStandIn | undefined;

/** Local mode alone sets it: its DynamoDB has no streams. `undefined` takes it away. */
export function setStreamStandIn(next: StreamStandIn | undefined): void {
  standIn = next;
}

/** Sends a write, through the stand-in if there is one and the write carries an event. */
export function sendCarrying<Answer>(write: EventWrite, send: Send<Answer>): Promise<Answer | undefined> {
  const carries = write.attributes[EVENT_ATTRIBUTE] !== undefined;
  return standIn === undefined || !carries ? send() : standIn(write, send);
}
