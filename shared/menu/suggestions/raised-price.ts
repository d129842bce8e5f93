/** The smallest and largest price increase, as fractions. */
const [LEAST, MOST] = [0.025, 0.1];

/** A slightly higher price in the owner’s format: it keeps its decimals and ending. */
export function raisedPrice(
  text: string,
  amount: number | null,
): { text: string; amount: number } | undefined {
  const [number, ...others] = text.match(/\d+(?:[.,]\d{1,2})?/g) ?? [];
  if (number === undefined || others.length > 0 || amount === null || amount <= 0) return undefined;
  const decimals = /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0;
  if (Math.abs(Number(number.replace(',', '.')) - amount) > 0.001) return undefined;
  const step = stepsFor(amount, decimals).find((each) => each >= amount * LEAST);
  if (step === undefined || step > amount * MOST) return undefined;
  const raised = Math.round((amount + step) * 100) / 100;
  const written = raised.toFixed(decimals).replace('.', number.includes(',') ? ',' : '.');
  return { text: text.replace(number, written), amount: raised };
}

/** A price with decimals keeps its .95, or goes from half to half; one without stays without. */
function stepsFor(amount: number, decimals: number): number[] {
  const whole = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500];
  const cents = Math.round(amount * 100) % 100;
  if (decimals === 0) return whole;
  if (cents % 50 === 0) return [0.5, ...whole];
  return cents % 25 === 0 ? [0.25, 0.5, ...whole] : whole;
}
