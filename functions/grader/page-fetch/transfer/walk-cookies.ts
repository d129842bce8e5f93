/** Sites set a few; more would be abuse. */
const MAX_COOKIES = 20;
/** For all cookies of a host together. */
const MAX_CHARACTERS = 4096;
const PAIR = /^\s{0,9}([\x21-\x3a\x3c\x3e-\x7e]{1,200})\s{0,9}=([\x20-\x3a\x3c-\x7e]{0,4000})(?:;|$)/;
const GONE = /;\s{0,9}max-age\s{0,9}=\s{0,9}(?:0|-\d{1,9})\s{0,9}(?:;|$)/i;

/** Keeps cookies during the redirects to one page, per host. */
export class WalkCookies {
  readonly #byHost = new Map<string, Map<string, string>>();

  /** Stores and deletes cookies as the host asks. */
  keep({ host }: URL, set: readonly string[] = []): void {
    const kept = this.#byHost.get(host) ?? new Map<string, string>();
    this.#byHost.set(host, kept);
    for (const cookie of set) {
      const [, name, value = ''] = PAIR.exec(cookie) ?? [];
      if (name === undefined) continue;
      kept.delete(name);
      const length = written(kept).length + name.length + value.length;
      if (!GONE.test(cookie) && kept.size < MAX_COOKIES && length < MAX_CHARACTERS)
        kept.set(name, value.trim());
    }
  }

  /** The `Cookie` header for a host; undefined if it has set none. */
  header({ host }: URL): string | undefined {
    return written(this.#byHost.get(host) ?? new Map()) || undefined;
  }
}

const written = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
