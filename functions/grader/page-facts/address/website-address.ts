/** A web address as people type it. `otherwise` is requested if no server answers with the first scheme. */
export type WebsiteAddress = { url: string; otherwise?: string };

/**
 * Undefined if no website is named. Text that isn't an address is returned as it is, so that it is refused with a
 * reason.
 */
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

/** What people type if they have no website. */
const NO_WEBSITE =
  /^(?:[-–—._?/x\s]{1,10}|n\.?\/?a\.?|none|no|nope|null|no website|not yet|keine|ninguna?|aucun|nessuno?)$/i;

/** Returns the first of several addresses in one field. */
function firstAddress(text: string): string {
  const [first = ''] = text.split(/[\s,;]+/, 1);
  return first.includes('.') ? first : text;
}
