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
  /** For a marketing email: its ID, which mail services report back, and the link to opt out. */
  marketing?: { bulkEmailId: string; optOutLink: string };
};

/** Sends e-mail. Failures throw `AppError('unavailable')`. */
export type Mailer = { send: (mail: Mail) => Promise<void> };
