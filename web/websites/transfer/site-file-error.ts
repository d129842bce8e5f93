/** A file that cannot be imported; the message is a sentence for the owner. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError';
}
