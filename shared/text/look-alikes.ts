/** Invisible characters: soft hyphens, zero-width spaces, direction marks. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/u;

/** Letters of other scripts that look like Latin ones. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    'аaвbсcԁdеeһhнhіiїiјjкkмmоoрpԛqгrѕsтtуyхxԝw',
    'αaβbεeηnιiκkνvοoρpτtυuχxωwγy',
    'օoսuհhոnɡgɑaıi',
    'АAВBСCЕEНHІIЈJКKМMОOРPЅSТTУYХXΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXΖZ',
  ].flatMap((pairs) => {
    const letters = [...pairs];
    return letters.flatMap((letter, index): [string, string][] =>
      index % 2 === 0 ? [[letter, letters[index + 1] ?? letter]] : [],
    );
  }),
);

const IS_PLAIN = /^[ -~]*$/;
const LATIN = /^[\p{Script=Latin}\p{M}\p{N}]+$/u;
const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'gu');

/** A word as people see it: without invisible characters, in Latin letters if all of it looks Latin. */
export function seenWord(written: string): string {
  if (IS_PLAIN.test(written)) return written;
  const visible = written.replaceAll(ALL_INVISIBLE, '');
  if (LATIN.test(visible)) return visible;
  const latin = [...visible.normalize('NFD')].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
  return LATIN.test(latin) ? latin : visible;
}
