import { expect, test } from 'vitest';
import { readMessageIds } from './message-ids.ts';

test('only the IDs and the kind of a message are shown', () => {
  const message = {
    kind: 'due',
    restaurant_id: 'r-1',
    campaign_id: '0193-c',
    phones: ['+12125550123'],
    letter: { subject: 'Hello', text: 'A text' },
  };
  expect(readMessageIds(JSON.stringify(message))).toEqual({
    kind: 'due',
    restaurant_id: 'r-1',
    campaign_id: '0193-c',
  });
});

test('the IDs of a delivery report are those of its context', () => {
  const report = { destinationPhoneNumber: '+12125550123', context: { restaurant_id: 'r-1' } };
  expect(readMessageIds(JSON.stringify(report))).toEqual({ restaurant_id: 'r-1' });
});

test.each(['ada@example.com', '+12125550123', '12125550123', 'two words', ''])(
  'an ID that may be about a person isn’t shown: %s',
  (value) => {
    expect(readMessageIds(JSON.stringify({ user_id: value }))).toEqual({});
  },
);

test.each(['not JSON', 'null', '7', '[]'])('a message that can’t be read has no IDs: %s', (body) => {
  expect(readMessageIds(body)).toEqual({});
});
