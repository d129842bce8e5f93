import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, ensureContrast, readableOn } from './contrast.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrastRatio', () => {
  test('matches the published examples', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#ff0000', '#ffffff')).toBeCloseTo(4, 2);
  });

  test('is symmetric and between 1 and 21', () => {
    fc.assert(
      fc.property(color, color, (a, b) => {
        expect(contrastRatio(a, b)).toBe(contrastRatio(b, a));
        expect(contrastRatio(a, b)).toBeGreaterThanOrEqual(1);
        expect(contrastRatio(a, b)).toBeLessThanOrEqual(21);
      }),
    );
  });
});

describe('ensureContrast', () => {
  test('keeps a readable color', () => {
    expect(ensureContrast('#2C3E50', '#ffffff')).toBe('#2c3e50');
  });

  test('makes any color readable on any background', () => {
    fc.assert(
      fc.property(color, color, (text, ground) => {
        expect(contrastRatio(ensureContrast(text, ground), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('keeps the hue of a darkened color', () => {
    const moved = ensureContrast('#f1c40f', '#ffffff');
    expect(moved).toMatch(/^#[789][0-9a-f][567][0-9a-f]0[0-9a-f]$/);
  });
});

describe('readableOn', () => {
  test('chooses the most readable candidate', () => {
    expect(readableOn('#222222', ['#333333', '#eeeeee', '#888888'])).toBe('#eeeeee');
    expect(readableOn('#ffff00')).toBe('#000000');
  });
});
