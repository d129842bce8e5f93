import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCss } from './parse-css.ts';

const STYLES = '(\\& )     }     a{       body{background:url(/\\/evil.example/b.png)}';

/** Limits failures, because css-tree parses the same place again and again after unbalanced brackets. */
function boundedFaults(): { count: number; add: () => void } {
  const faults = {
    count: 0,
    add() {
      faults.count += 1;
      if (faults.count > 100) throw new Error('The same position is parsed again and again.');
    },
  };
  return faults;
}

function faultsOf(text: string): number {
  const faults = boundedFaults();
  parseCss(text, { positions: true, parseCustomProperty: true, onParseError: faults.add });
  return faults.count;
}

test('parsing styles doesn’t depend on what was parsed before', () => {
  const alone = faultsOf(STYLES);
  expect(alone).toBe(2);
  for (let place = 0; place < 90; place += 1) {
    faultsOf(`${';'.repeat(place)}${'{('.repeat(20)}`);
    expect(faultsOf(STYLES), `after brackets from place ${place} on`).toBe(alone);
  }
});

test('random styles parse the same after other random styles', () => {
  const part = fc.constantFrom('a{', '}', '(', ')', '[', ']', 'url(', ';', 'b:', 'c', ' ', ',');
  const styles = fc.array(part, { maxLength: 20, size: 'max' }).map((parts) => parts.join(''));
  const longer = fc.array(part, { minLength: 60, maxLength: 80, size: 'max' }).map((parts) => parts.join(''));
  const read = (text: string) =>
    JSON.stringify(parseCss(text, { positions: true, onParseError: boundedFaults().add }));
  fc.assert(
    fc.property(longer, styles, (before, text) => {
      read('');
      const alone = read(text);
      read(before);
      expect(read(text)).toBe(alone);
    }),
    { numRuns: 500 },
  );
});
