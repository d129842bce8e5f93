import { paths } from '#web/shell/navigation/paths.ts';

type Promoted = {
  type: 'Facebook Ad' | 'SMS Campaign';
  item: string;
  offer: { words: string; code: string };
};

/** A link to the form of an ad or a text, filled in. */
export function promotionLink({ type, item, offer }: Promoted): string {
  if (type === 'Facebook Ad') {
    return `${paths.getNewCustomers}?${new URLSearchParams({ item, offer: offer.words })}`;
  }
  return `${paths.bringBackRegulars}?${new URLSearchParams({ offer: offer.words, code: offer.code })}`;
}
