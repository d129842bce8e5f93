import { expect, test } from 'vitest';
import { EMPTY_BRIEF, findBrief, keepBrief, sentFrom } from './kept-brief.ts';

function aStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

const brief = {
  websiteName: 'Lupo',
  customRequirements: 'Carbonara 14.50',
  entered: {
    menuText: 'Tiramisu $8',
    hours: {
      services: [
        {
          name: '',
          days: ['monday' as const],
          opens: '',
          closes: null,
          last_seating: null,
          season: null,
          note: '',
        },
      ],
      closed_days: [],
    },
    links: { email: 'lupo@', phones: [{ number: '', typed: '555', label: '' }] },
  },
  lines: [{ words: 'Dogs ok', use: 'answer' as const }],
  corrections: [
    {
      kind: 'dishes' as const,
      words: 'Carbonara 14.50',
      value: { name: 'Carbonara' },
      changed: { price: '15' },
    },
  ],
};

test('input and corrections are restored only for their restaurant', () => {
  const storage = aStorage();
  keepBrief(() => storage, 'r1', brief);
  expect(findBrief(() => storage, 'r1')).toEqual(brief);
  expect(findBrief(() => storage, 'r2')).toEqual(EMPTY_BRIEF);
});

test('a brief is removed once its website has started', () => {
  const storage = aStorage();
  keepBrief(() => storage, 'r1', brief);
  keepBrief(() => storage, 'r1', EMPTY_BRIEF);
  expect(storage.items.size).toBe(0);
});

test('without valid storage, the brief starts empty', () => {
  const refusing = () => {
    throw new Error('refused');
  };
  keepBrief(refusing, 'r1', brief);
  expect(findBrief(refusing, 'r1')).toEqual(EMPTY_BRIEF);
  const storage = aStorage();
  storage.setItem('brief:r1', '{"customRequirements":7}');
  expect(findBrief(() => storage, 'r1')).toEqual(EMPTY_BRIEF);
});

test('menu, hours, and contact details are stored even without a name and a text', () => {
  const storage = aStorage();
  const entered = { ...EMPTY_BRIEF, entered: { menuText: 'Tiramisu $8' } };
  keepBrief(() => storage, 'r1', entered);
  expect(findBrief(() => storage, 'r1')).toEqual(entered);
});

test('a brief from an earlier release has no entered details', () => {
  const storage = aStorage();
  storage.setItem('brief:r1', '{"customRequirements":"Carbonara","corrections":[]}');
  expect(findBrief(() => storage, 'r1')).toMatchObject({
    customRequirements: 'Carbonara',
    lines: [],
    entered: {},
  });
});

test('a sent brief is stored in addition to the next one', () => {
  const storage = aStorage();
  keepBrief(() => storage, sentFrom('r1'), brief);
  expect(findBrief(() => storage, 'r1')).toEqual(EMPTY_BRIEF);
  expect(findBrief(() => storage, sentFrom('r1'))).toEqual(brief);
});
