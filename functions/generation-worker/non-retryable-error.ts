/** A failure that no further attempt can change. Its message is a sentence for the owner. */
export class NonRetryableError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'NonRetryableError';
  }
}
