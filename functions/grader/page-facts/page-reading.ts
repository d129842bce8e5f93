import type { PageDetails } from './details/page-details.ts';
import type { Fact } from './facts.ts';
import type { PageMenuItem } from './read-menu-items.ts';
import type { PageFacts } from './read-page-facts.ts';

/** Why a page isn't requested: the target isn't on the public web. */
export type BlockReason = 'malformed' | 'scheme' | 'credentials' | 'port' | 'address';

/** Why guests can't see the page either. */
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
  | 'placeholder';

/** Why we can't see a page that guests may see. */
export type UnmeasuredReason = 'sign_in' | 'forbidden' | 'rate_limited' | 'captcha' | 'name_lookup';

/** How a page was transferred, whatever it contains. */
export type Transfer = {
  /** The final address, without the fragment. */
  url: string;
  isHttps: boolean;
  redirects: number;
  status: number;
  /** Lower case, without parameters. Empty if missing. */
  contentType: string;
  /** Bytes of the page itself, unpacked, up to the limit. */
  bytes: number;
  /** The page exceeds the limit. */
  isTruncated: boolean;
  isCompressed: boolean;
  /** From the first request, including redirects. */
  firstByteMilliseconds: number;
  totalMilliseconds: number;
};

/**
 * A failed request. If a redirect was blocked, `redirects` is above zero. `isHttps`: of the last answer; absent
 * without one.
 */
export type FailedFetch =
  | { outcome: 'blocked'; reason: BlockReason; redirects: number }
  | { outcome: 'failed'; reason: FailureReason; redirects: number; status?: number; isHttps?: boolean }
  | { outcome: 'not_measured'; reason: UnmeasuredReason; redirects: number; status?: number };

/** Whether robots.txt allows search engines to read the page. */
export type RobotsReading =
  | { outcome: 'allowed' | 'absent' | 'unknown' }
  | { outcome: 'disallowed'; rule: Fact<string> };

/** A page or file that the page links to as its menu. */
export type MenuFile =
  | { url: string; outcome: 'found'; bytes: number; isTruncated: boolean }
  | { url: string; outcome: 'broken'; reason: FailureReason }
  | { url: string; outcome: 'unknown' };

/** The answer of the page function: facts, never the page. */
export type PageReading =
  | FailedFetch
  | {
      outcome: 'read';
      transfer: Transfer;
      /** Only for web pages: an address may lead to an image or a PDF. */
      page?: { facts: PageFacts; robots: RobotsReading; menuFiles: MenuFile[] };
    };

/** Menu items and the page that shows them. No items if none can be read. */
export type MenuReading = FailedFetch | { outcome: 'read'; url: string; items: PageMenuItem[] };

/** The structured facts of a page. `page` is set for web pages, `pdfLines` for PDFs with text. */
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

/** A photo on a page. Undefined if it isn't a photo or is too large. */
export type PhotoReading =
  | FailedFetch
  | { outcome: 'read'; url: string; photo?: { type: string; base64: string } };

/** Whether a page may be requested. */
export type AddressCheck = { outcome: 'allowed' } | { outcome: 'blocked'; reason: BlockReason };

/** What the function that requests pages answers, by what it is asked for. */
export type PageAnswer = PageReading | MenuReading | DetailsReading | PhotoReading | AddressCheck;

/** What is wanted of an address: whether it may be requested, facts, menu items, details, or the photo's bytes. */
export const WANTED = ['check', 'page', 'menu', 'details', 'photo'] as const;

/** `otherwise` is requested if no server answers with the scheme of `url`. */
export type PageCall = { wanted: (typeof WANTED)[number]; url: string; otherwise?: string | undefined };
