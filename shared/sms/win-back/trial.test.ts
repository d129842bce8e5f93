import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnDay, trialOfHeldBack, trialOfTexted } from './trial.ts';

const CAMPAIGN = { began: '2026-03-02', until: '2026-04-01' };

test('an order on the day of the text doesn’t count, and one the day after does', () => {
  const trial = trialOfTexted(CAMPAIGN, '2026-03-02');
  expect(returnDay(trial, ['2026-01-05', '2026-03-02'])).toBeUndefined();
  expect(returnDay(trial, ['2026-03-20', '2026-01-05', '2026-03-03'])).toBe('2026-03-03');
});

test('the code’s last day counts, later orders don’t', () => {
  const trial = trialOfHeldBack(CAMPAIGN);
  expect(returnDay(trial, ['2026-04-01'])).toBe('2026-04-01');
  expect(returnDay(trial, ['2026-04-02'])).toBeUndefined();
});

test('a delayed text has the same days as its control group', () => {
  expect(trialOfTexted(CAMPAIGN, '2026-03-03')).toEqual(trialOfHeldBack(CAMPAIGN));
  expect(trialOfTexted(CAMPAIGN, '2026-03-06')).toEqual({ after: '2026-03-05', until: '2026-04-01' });
});

test('texted guests’ days never begin before the control group’s', () => {
  const day = fc
    .integer({ min: -3, max: 40 })
    .map((offset) => new Date(Date.UTC(2026, 2, 2 + offset)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, (textedOn) => {
      const texted = trialOfTexted(CAMPAIGN, textedOn);
      expect(texted.after >= CAMPAIGN.began).toBe(true);
      expect(returnDay(texted, [textedOn]) === textedOn).toBe(
        textedOn > CAMPAIGN.began && textedOn <= CAMPAIGN.until,
      );
    }),
  );
});
