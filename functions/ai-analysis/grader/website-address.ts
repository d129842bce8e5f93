/** A web address as people type it: with the one that is asked where nobody speaks the protocol of the first. */
export type WebsiteAddress = { url: string; otherwise?: string };

/** Undefined where no website is named. What is no address comes back as it is, to be refused with its reason. */
export function websiteAddress(typed: string): WebsiteAddress | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (/^[a-z][a-z\d+.-]{0,20}:\/\//i.test(text) || hasOtherScheme(text)) return { url: text };
  return { url: `https://${text}`, otherwise: `http://${text}` };
}

/** `javascript:alert(1)` has a scheme; `localhost:4001` and `lupo.example:8080/menu` have a port. */
function hasOtherScheme(text: string): boolean {
  return /^[a-z][a-z\d+-]{0,20}:(?!\d{1,5}(?:[/?#]|$))/i.test(text);
}
