/** An email to one person, as text and HTML. */
export type Mail = {
  /** The same for every attempt to send it. */
  id: string;
  to: string;
  /** The name before the sender's address. */
  senderName: string;
  subject: string;
  text: string;
  html: string;
  /** The email's links, for local mode's inbox. */
  links: string[];
  /**
   * For a marketing email: its ID, which mail services report back, the link to opt out, and the URL that mail
   * programs call to opt out (RFC 8058).
   */
  marketing?: { bulkEmailId: string; optOutLink: string; oneClickUrl: string };
};

/** Sends email. Failures throw `AppError('unavailable')`. */
export type Mailer = { send: (mail: Mail) => Promise<void> };
