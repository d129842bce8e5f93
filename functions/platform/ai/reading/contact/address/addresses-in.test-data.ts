import { readContact } from '../read-contact.ts';

/** Addresses as "text | locality | region | postal code", those that are not certain behind "?". */
export function addresses(source: string, region = ''): string[] {
  const context = { region, language: '', currency: '', today: '2026-11-22' };
  return readContact({ source, free: [{ start: 0, end: source.length }] }, context).flatMap((one) =>
    one.field === 'address'
      ? [
          (one.confidence === 'likely' ? '? ' : '') +
            [one.value.text, one.value.locality, one.value.region, one.value.postal_code].join(' | '),
        ]
      : [],
  );
}
