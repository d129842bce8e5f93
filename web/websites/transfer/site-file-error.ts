/** A file that can’t be imported; the message is for the owner. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError';
}
