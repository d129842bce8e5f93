import * as z from 'zod/mini';
import { displayName } from '#shared/contract/display-name.ts';
import { ITEM_GONE } from '#shared/contract/field-messages.ts';
import {
  createGrammar,
  type ItemFields,
  type Json,
  type RecordField,
  type RecordList,
} from '#shared/editing/grammar.ts';
import { AddressSchema, BookingSchema, PublicEmailSchema } from './contact.ts';
import { LIST_LIMITS } from './list-limits.ts';
import { RestaurantProfileSchema } from './restaurant-profile.ts';

const { shape } = RestaurantProfileSchema;

type ListName = {
  [Name in keyof typeof shape]: ProfileLists[Name] extends object[] ? Name : never;
}[keyof typeof shape];
type ProfileLists = z.infer<typeof RestaurantProfileSchema>;
type ListRow = Pick<RecordList, 'maxItems' | 'tooMany'> & { required: Record<string, string> };

/** Lists with items that have fields. Every other field of the profile is changed as one value. */
export const PROFILE_LISTS: Readonly<Record<ListName, ListRow>> = {
  phones: { ...LIST_LIMITS.phones, required: { typed: 'Enter the phone number.' } },
  links: { ...LIST_LIMITS.links, required: {} },
  services: { ...LIST_LIMITS.services, required: {} },
  dated_hours: { ...LIST_LIMITS.dated_hours, required: {} },
  menus: { ...LIST_LIMITS.menus, required: { name: 'Enter the menu name.' } },
  // A dish may have no name at first. It isn’t printed until it has one.
  dishes: { ...LIST_LIMITS.dishes, required: {} },
  people: { ...LIST_LIMITS.people, required: { name: 'Enter the name.' } },
  story: { ...LIST_LIMITS.story, required: { text: 'Enter some text.' } },
  house_notes: { ...LIST_LIMITS.house_notes, required: { text: 'Enter the note.' } },
};

const TIME_ZONE_MESSAGE = 'Choose a time zone such as America/New_York.';
const timeZone = z
  .string(TIME_ZONE_MESSAGE)
  .check(z.refine((name) => name === '' || isTimeZone(name), TIME_ZONE_MESSAGE));

/** The paths of a profile: its fields, the parts of address and booking, and its lists with their items. */
export const PROFILE_GRAMMAR = createGrammar({
  fields: new Map<string, RecordField>([
    ...Object.entries(shape).filter(([name]) => !Object.hasOwn(PROFILE_LISTS, name)),
    ...partsOf('address', AddressSchema),
    ...partsOf('booking', BookingSchema),
    ['name', displayName('Enter the restaurant name.')],
    ['email', PublicEmailSchema],
    ['time_zone', timeZone],
  ]),
  lists: new Map(Object.entries(PROFILE_LISTS).map(([name, row]) => [name, listOf(name as ListName, row)])),
  nullMeans: 'null',
});

function isTimeZone(name: string): boolean {
  try {
    return name.length <= 60 && new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

function partsOf(path: string, { shape: parts }: z.ZodMiniObject): [string, RecordField][] {
  return Object.entries(parts).map(([name, part]) => [`${path}.${name}`, part as RecordField]);
}

function listOf(name: ListName, { required, ...row }: ListRow): RecordList {
  const { shape: fields } = shape[name].def.element as z.ZodMiniObject;
  return {
    ...row,
    fields: new Map(Object.entries(fields) as [string, RecordField][]),
    empty: Object.fromEntries(
      Object.entries(fields).map(([field, schema]) => [field, emptyValue(schema as RecordField)]),
    ),
    item: z.strictObject(fields, ITEM_GONE) as z.ZodMiniType<ItemFields>,
    required: new Map(Object.entries(required)),
  };
}

/** The initial value of a field: its default, else an empty value that it accepts. */
function emptyValue(field: RecordField): Json {
  const unsaid = field.safeParse(undefined);
  if (unsaid.success) return unsaid.data;
  return field.safeParse([]).success ? [] : '';
}
