import type { ItemFields, Json } from '#shared/editing/grammar.ts';
import type { EntryKind } from './entry-kinds.ts';

const EMPTY_PARTS = { street: '', locality: '', region: '', postal_code: '' };

/** What a correction of one field says of others: a price that was typed has no known amount. */
const ALSO: Partial<Record<EntryKind, Readonly<Record<string, ItemFields>>>> = {
  dishes: { price: { amount: null, variants: [], is_market_price: false } },
  menus: { price: { amount: null } },
  phones: { typed: { number: '' } },
  links: { url: { typed: '' } },
  address: { text: EMPTY_PARTS },
};

/** The fields that are different when the owner has typed a value. */
export function editedFields(kind: EntryKind, name: string, value: Json): ItemFields {
  return { [name]: value, ...ALSO[kind]?.[name] };
}
