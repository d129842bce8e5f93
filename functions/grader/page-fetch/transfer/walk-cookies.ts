/** Sites set a few; more would be abuse. */
const MAX_COOKIES = 20;
/** For all cookies of a host together. */
const MAX_CHARACTERS = 4096;
const PLAIN = /^[\x20-\x7e]*$/;
const GONE = /;\s{0,9}max-age\s{0,9}=\s{0,9}(?:0|-\d{1,9})\s{0,9}(?:;|$)/i;

/** Keeps cookies during the redirects to one page, per host. */
export class WalkCookies {
  readonly #byHost = new Map<string, Map<string, string>>();

  /** Stores and deletes cookies as the host asks. */
  keep({ host }: URL, set: readonly string[] = []): void {
    for (const cookie of set) {
      const [pair = ''] = cookie.split(';', 1);
      const at = pair.indexOf('=');
      const name = pair.slice(0, Math.max(at, 0)).trim();
      if (name === '' || !PLAIN.test(pair)) continue;
      const kept = this.#byHost.get(host) ?? new Map<string, string>();
      const before = kept.get(name);
      kept.delete(name);
      const value = pair.slice(at + 1).trim();
      if (GONE.test(cookie.slice(pair.length, pair.length + MAX_CHARACTERS))) continue;
      if (isRoomFor(kept, `${name}=${value}`)) kept.set(name, value);
      else if (before !== undefined) kept.set(name, before);
      this.#byHost.set(host, kept);
    }
  }

  /** The `Cookie` header for a host; undefined if it has set none. */
  header({ host }: URL): string | undefined {
    const kept = this.#byHost.get(host);
    return kept === undefined || kept.size === 0 ? undefined : written(kept);
  }
}

const written = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function isRoomFor(kept: ReadonlyMap<string, string>, pair: string): boolean {
  return kept.size < MAX_COOKIES && written(kept).length + pair.length + 2 <= MAX_CHARACTERS;
}
