import { DIETS } from '#shared/menu/diets.ts';
import { BOOKING_POLICIES } from '#shared/profile/contact.ts';
import { MENU_KINDS } from '#shared/profile/menu.ts';
import { WEEKDAYS } from '#shared/site/site-content.ts';
import { LINK_KINDS } from '#shared/site/ways-to-reach.ts';
import { ENTRY_LABELS, type EntryKind } from './entry-kinds.ts';

/** One input of the form that corrects an entry. */
export type EditField = {
  name: string;
  label: string;
  as: 'line' | 'lines' | 'time' | 'date' | 'days' | 'span' | 'choice';
  options?: readonly string[];
};

const line = (name: string, label: string): EditField => ({ name, label, as: 'line' });
const lines = (name: string, label: string): EditField => ({ name, label, as: 'lines' });
const choice = (name: string, label: string, options: readonly string[]): EditField => ({
  name,
  label,
  as: 'choice',
  options,
});

const EDIT_FIELDS: Partial<Record<EntryKind, readonly EditField[]>> = {
  dishes: [
    line('name', 'Dish'),
    line('price', 'Price'),
    line('course', 'Section'),
    line('description', 'Description'),
  ],
  menus: [
    line('name', 'Menu'),
    line('price', 'Price'),
    choice('kind', 'Type', MENU_KINDS),
    line('description', 'Description'),
    line('availability', 'When'),
  ],
  services: [
    line('name', 'Name'),
    { name: 'opens', label: 'Opens', as: 'time' },
    { name: 'closes', label: 'Closes', as: 'time' },
    { name: 'days', label: 'Days', as: 'days' },
  ],
  dated_hours: [
    line('name', 'Occasion'),
    { name: 'from', label: 'First day', as: 'date' },
    { name: 'to', label: 'Last day', as: 'date' },
    { name: 'services', label: 'Open', as: 'span' },
  ],
  closed_days: [choice('text', 'Closed on', WEEKDAYS)],
  diets: [choice('text', 'All dishes are', DIETS)],
  address: [lines('text', 'Address')],
  phones: [line('typed', 'Number'), line('label', 'Label')],
  links: [line('url', 'Web address'), choice('kind', 'Link type', LINK_KINDS)],
  booking: [choice('policy', 'Reservations', BOOKING_POLICIES), line('note', 'How to reserve')],
  people: [line('name', 'Name'), line('role', 'Role'), lines('sentence', 'Short bio')],
  story: [lines('text', 'Text')],
  house_notes: [lines('text', 'Text')],
  wishes: [lines('text', 'Text')],
  not_for_guests: [lines('text', 'Text')],
  hours_text: [lines('text', 'Text')],
};

/** The inputs that correct an entry. */
export function editFieldsOf(kind: EntryKind): readonly EditField[] {
  return EDIT_FIELDS[kind] ?? [line('text', ENTRY_LABELS[kind])];
}
