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
  /** Of a marketing email: which of ours it is, for what mail services say of it, and where readers opt out. */
  marketing?: { bulkEmailId: string; optOutLink: string };
};

/** Sends e-mail. Failures throw `AppError('unavailable')`. */
export type Mailer = { send: (mail: Mail) => Promise<void> };
