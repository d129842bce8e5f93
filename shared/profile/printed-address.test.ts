import { expect, test } from 'vitest';
import { AddressSchema } from './contact.ts';
import { printedAddress } from './printed-address.ts';

const address = (parts: Partial<Record<string, string>>) => printedAddress(AddressSchema.parse(parts));

test.each([
  [
    { street: '18 Mill Lane', locality: 'Portland', region: 'OR', postal_code: '97201', country: 'US' },
    '18 Mill Lane, Portland, OR 97201',
  ],
  [
    { street: '5 High St', locality: 'Leeds', postal_code: 'LS1 4AP', country: 'GB' },
    '5 High St, Leeds, LS1 4AP',
  ],
  [
    { street: 'Via Roma 1', locality: 'Bologna', region: 'BO', postal_code: '40121', country: 'IT' },
    'Via Roma 1, 40121 Bologna, BO',
  ],
  [
    { street: 'طريق الملك فهد', locality: 'الرياض', postal_code: '12271', country: 'SA' },
    'طريق الملك فهد، الرياض، 12271',
  ],
  [
    { street: 'شارع الحبيب بورقيبة', locality: 'تونس', postal_code: '1000', country: 'TN' },
    'شارع الحبيب بورقيبة، 1000 تونس',
  ],
  [
    { street: 'King Fahd Road', locality: 'Riyadh', postal_code: '12271', country: 'SA' },
    'King Fahd Road, Riyadh, 12271',
  ],
  [{ locality: 'دبي', country: 'AE' }, 'دبي'],
  [{}, ''],
])('the parts of %o are printed in their country’s order', (parts, printed) => {
  expect(address(parts)).toBe(printed);
});

test('an address is printed as the owner wrote it', () => {
  expect(address({ text: 'Behind the mill, Portland', street: '18 Mill Lane' })).toBe(
    'Behind the mill, Portland',
  );
});
