/** An e-mail to one person, in both the forms that mail programs show. */
export type Mail = {
  /** The same for every try to send this e-mail. */
  id: string;
  to: string;
  /** Stands before the sender's address. */
  senderName: string;
  subject: string;
  text: string;
  html: string;
  /** The links in it, for the inbox of local mode. */
  links: string[];
  /**
   * For a marketing email: its ID, which mail services report back, the
   * link to opt out, and the address that a mail program calls to opt out (RFC 8058).
   */
  marketing?: { bulkEmailId: string; optOutLink: string; oneClickUrl: string };
};

/** Sends e-mail. Failures throw `AppError('unavailable')`. */
export type Mailer = { send: (mail: Mail) => Promise<void> };
