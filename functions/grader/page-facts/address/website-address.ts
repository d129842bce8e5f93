/** A web address as people type it: with the one that is asked where nobody speaks the protocol of the first. */
export type WebsiteAddress = { url: string; otherwise?: string };

/** Undefined where no website is named. What is no address comes back as it is, to be refused with its reason. */
export function websiteAddress(typed: string): WebsiteAddress | undefined {
  const text = firstAddress(typed.trim()).replace(/^(https?)\/\//i, '$1://');
  if (text === '' || NO_WEBSITE.test(text)) return undefined;
  if (/^[a-z][a-z\d+.-]{0,20}:\/\//i.test(text) || hasOtherScheme(text)) return { url: text };
  return { url: `https://${text}`, otherwise: `http://${text}` };
}

/** `javascript:alert(1)` has a scheme; `localhost:4001` and `lupo.example:8080/menu` have a port. */
function hasOtherScheme(text: string): boolean {
  return /^[a-z][a-z\d+-]{0,20}:(?!\d{1,5}(?:[/?#]|$))/i.test(text);
}

/** What people write into a field where they have nothing to write. */
const NO_WEBSITE =
  /^(?:[-–—._?/x\s]{1,10}|n\.?\/?a\.?|none|no|nope|null|no website|not yet|keine|ninguna?|aucun|nessuno?)$/i;

/** Of several in one field. */
function firstAddress(text: string): string {
  const [first = ''] = text.split(/[\s,;]+/, 1);
  return first.includes('.') ? first : text;
}
