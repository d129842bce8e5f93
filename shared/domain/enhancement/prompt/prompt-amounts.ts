import type { PromptWord } from './words/prompt-word.ts';

/** An amount that a prompt names: `+15`, `-10`, `20%`; on the scale of the sliders. */
export function amountIn(token: string): number | undefined {
  const [, sign = '', digits, percent] = /^([+−-]?)(\d{1,3})(%?)$/.exec(token) ?? [];
  if (digits === undefined || (sign === '' && percent === '')) return undefined;
  // "Contrast 110%" is a tenth more than there is.
  const isOfWhole = sign === '' && Number(digits) > 100;
  const amount = Math.min(100, isOfWhole ? Number(digits) - 100 : Number(digits));
  return sign === '-' || sign === '−' ? -amount : amount;
}

/** The word with the amount that was asked for in the place of its own. Words that move several things keep theirs. */
export function withAmount({ kind, does }: PromptWord, amount: number): PromptWord {
  const only = (values: Record<string, number>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Math.sign(value) * amount]));
  const names = [...Object.keys(does.settings), ...Object.keys(does.effects)];
  if (names.length !== 1) return { kind, does };
  return { kind, does: { settings: only(does.settings), effects: only(does.effects) } };
}
