/** The file has no readable list. The message says what to do. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList';
}
