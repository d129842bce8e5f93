import type { ItemFields, Json } from '#shared/editing/grammar.ts';
import type { EntryKind } from './entry-kinds.ts';

const EMPTY_PARTS = { street: '', locality: '', region: '', postal_code: '' };

/** Side effects of a correction on other fields: a typed price has no known amount. */
const ALSO: Partial<Record<EntryKind, Readonly<Record<string, ItemFields>>>> = {
  dishes: { price: { amount: null, variants: [], is_market_price: false } },
  menus: { price: { amount: null } },
  phones: { typed: { number: '' } },
  links: { url: { typed: '' } },
  address: { text: EMPTY_PARTS },
};

/** The fields that change when the owner types a value. */
export function editedFields(kind: EntryKind, name: string, value: Json): ItemFields {
  return { [name]: value, ...ALSO[kind]?.[name] };
}
