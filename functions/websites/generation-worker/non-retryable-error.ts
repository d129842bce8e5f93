/** A failure that no retry can fix. The owner reads its message. */
export class NonRetryableError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'NonRetryableError';
  }
}

export const WEBSITE_DELETED = 'This website was deleted before it was finished.';
