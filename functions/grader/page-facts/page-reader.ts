import type { CalledFunction } from '#functions/platform/aws/called-function.ts';
import type {
  AddressCheck,
  DetailsReading,
  MenuReading,
  PageCall,
  PageReading,
  PhotoReading,
} from './page-reading.ts';

/** Reads external pages in a separate function without access to data. */
export type PageReader = {
  /** Checks an address without connecting. */
  check: (url: string) => Promise<AddressCheck>;
  /** `otherwise` is requested if no server answers with the scheme of `url`. Ends within 20 s. */
  read: (url: string, otherwise?: string) => Promise<PageReading>;
  /** The same for the menu only, on the page or on its menu page. */
  readMenu: (url: string, otherwise?: string) => Promise<MenuReading>;
  /** Reads the structured facts of one page. */
  readDetails: (url: string, otherwise?: string) => Promise<DetailsReading>;
  /** Reads the photo at an address. */
  readPhoto: (url: string) => Promise<PhotoReading>;
};

/** Throws `AppError('unavailable')` if the function fails. */
export function createPageReader(call: CalledFunction): PageReader {
  const ask = (wanted: PageCall['wanted'], url: string, otherwise?: string) =>
    call({ wanted, url, otherwise } satisfies PageCall) as Promise<never>;
  return {
    check: (url) => ask('check', url),
    read: (url, otherwise) => ask('page', url, otherwise),
    readMenu: (url, otherwise) => ask('menu', url, otherwise),
    readDetails: (url, otherwise) => ask('details', url, otherwise),
    readPhoto: (url) => ask('photo', url),
  };
}
