/** A file in which no list can be read. The message says what to do. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList';
}
