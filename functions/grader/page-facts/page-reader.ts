import type { CalledFunction } from '#functions/platform/aws/called-function.ts';
import type { AddressCheck, DetailsReading, MenuReading, PageReading, PhotoReading } from './page-reading.ts';

/** Reads strangers' pages: in a function of its own, which has no rights to data. */
export type PageReader = {
  /** Whether a page may be asked for. Nothing is connected to. */
  check: (url: string) => Promise<AddressCheck>;
  /** `otherwise` is asked where nobody speaks the protocol of `url`. Ends within 20 s. */
  read: (url: string, otherwise?: string) => Promise<PageReading>;
  /** The same for the menu alone, on the page or on the one that it calls its menu. */
  readMenu: (url: string, otherwise?: string) => Promise<MenuReading>;
  /** What that one page states in a regular form. */
  readDetails: (url: string, otherwise?: string) => Promise<DetailsReading>;
  /** The photo at an address. */
  readPhoto: (url: string) => Promise<PhotoReading>;
};

/** Throws `AppError('unavailable')` when the function does not answer. */
export function createPageReader(call: CalledFunction): PageReader {
  return {
    check: async (url) => (await call({ url, isCheckOnly: true })) as AddressCheck,
    read: async (url, otherwise) => (await call({ url, otherwise })) as PageReading,
    readMenu: async (url, otherwise) => (await call({ url, otherwise, isMenuOnly: true })) as MenuReading,
    readDetails: async (url, otherwise) =>
      (await call({ url, otherwise, isDetailsOnly: true })) as DetailsReading,
    readPhoto: async (url) => (await call({ url, isPhoto: true })) as PhotoReading,
  };
}
