import type { PageDetails } from './details/page-details.ts';
import type { PageMenuItem } from './menu/page-menu-item.ts';
import type { Fact, PageFacts } from './page-facts.ts';

/** Why a page is not asked for: what it would reach is not the public web. */
export type BlockReason = 'malformed' | 'scheme' | 'credentials' | 'port' | 'address';

/** Why guests do not see a page either. */
export type FailureReason =
  | 'host_not_found'
  | 'connection_refused'
  | 'connection_failed'
  | 'certificate'
  | 'no_secure_connection'
  | 'timeout'
  | 'redirect_loop'
  | 'too_many_redirects'
  | 'bad_response'
  | 'not_found'
  | 'client_error'
  | 'server_error'
  | 'under_construction'
  | 'placeholder';

/** Why a page that guests may well see is not shown to us. */
export type UnmeasuredReason =
  | 'sign_in'
  | 'forbidden'
  | 'rate_limited'
  | 'captcha'
  | 'question'
  | 'name_lookup';

/** How a page came, whatever is on it. */
export type Transfer = {
  /** After redirects, without what follows `#`. */
  url: string;
  isHttps: boolean;
  redirects: number;
  status: number;
  /** Lower case, without parameters; empty when the server names none. */
  contentType: string;
  /** Of the page itself, unpacked, as far as it was read. */
  bytes: number;
  /** The page is longer than what is read of one. */
  isTruncated: boolean;
  isCompressed: boolean;
  /** From the first request, redirects included. */
  firstByteMilliseconds: number;
  totalMilliseconds: number;
};

/**
 * What became of asking for a page, without the page. Blocked at a later hop: `redirects` above zero. `isHttps`: of the
 * last answer; absent where none came.
 */
export type FailedFetch =
  | { outcome: 'blocked'; reason: BlockReason; redirects: number }
  | { outcome: 'failed'; reason: FailureReason; redirects: number; status?: number; isHttps?: boolean }
  | { outcome: 'not_measured'; reason: UnmeasuredReason; redirects: number; status?: number };

/** Whether search engines may read the page, by the site's robots.txt. */
export type RobotsReading =
  | { outcome: 'allowed' | 'absent' | 'unknown' }
  | { outcome: 'disallowed'; rule: Fact<string> };

/** A page or a file that the page calls its menu. */
export type MenuFile =
  | { url: string; outcome: 'found'; bytes: number; isTruncated: boolean }
  | { url: string; outcome: 'broken'; reason: FailureReason }
  | { url: string; outcome: 'unknown' };

/** What the page function answers: facts, never the page. */
export type PageReading =
  | FailedFetch
  | {
      outcome: 'read';
      transfer: Transfer;
      /** Only of web pages: an address may lead to a picture or a PDF. */
      page?: { facts: PageFacts; robots: RobotsReading; menuFiles: MenuFile[] };
    };

/** The items of a menu, and the page that shows them; no items where none can be read. */
export type MenuReading = FailedFetch | { outcome: 'read'; url: string; items: PageMenuItem[] };

/** What a page states in a regular form; `page` only of web pages, `pdfLines` only of PDFs that hold text. */
export type DetailsReading =
  | FailedFetch
  | {
      outcome: 'read';
      url: string;
      isTruncated: boolean;
      robots: RobotsReading;
      page?: { details: PageDetails };
      pdfLines?: string[];
    };

/** A photo of a page; `photo` undefined: what is there is no photo, or too large. */
export type PhotoReading =
  | FailedFetch
  | { outcome: 'read'; url: string; photo?: { type: string; base64: string } };

/** Whether a page may be asked for, before it is. */
export type AddressCheck = { outcome: 'allowed' } | { outcome: 'blocked'; reason: BlockReason };
