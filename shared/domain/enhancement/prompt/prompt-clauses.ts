/** More than a prompt may have; what stands behind is not read. */
const MOST_CHARACTERS = 1000;

/** What is not so should be more so, unless it only says how far: "the photo is not sharp", "no es muy claro". */
const NOT_SO = [
  /(?<!\p{L})(?:(?:is|was|are|looks?) not|(?:isn|wasn|aren)'?t|(?:doesn'?t|does not|don'?t) look|nothing (?:is|looks)) (?!too |so |that |very |bad|enough )/gu,
  /(?<!\p{L})no (?:es|son|está|esta|están|estan|se ven?|sale|salió|quedó) (?!tan |demasiado |mal|bastante )/gu,
  /(?<!\p{L})(?:n'est|ne sont|ne semble|ne paraît) pas (?!trop |si |aussi |assez |mal)/gu,
  /(?<!\p{L})non (?:è|sono|sembra|sembrano) (?!troppo |così |abbastanza |male)/gu,
  /(?<!\p{L})(?:ist|sind|wirkt|wirken) nicht (?!zu |so |ganz |genug |schlecht)/gu,
] as const;
const NOT_ENOUGH = 'not enough ';
/** "Non è abbastanza luminosa": the verb stands between. */
const IS_NOT_ENOUGH =
  /(?<!\p{L})(?:non (?:è|sono|sembra|sembrano) abbastanza|no (?:es|son|está|están) (?:lo )?(?:bastante|suficientemente)|(?:n'est|ne sont) pas assez) /gu;

/** "Leave the light as it is", "laisse les couleurs telles quelles". */
const LEFT_AS_IT_IS =
  /(?<!\p{L})(?:leave|laissez?|lass|lasse|lassen|deja|dejar|lascia|lasciate) ((?:[\p{L}']{1,20} ){1,4})(?:as (?:it is|they are|is|it|they)|alone|unchanged|comme|tel|wie|unverändert|como|com'è|così com)(?!\p{L})/gu;
/** "Tone the reds down", "bring the brightness up": the end of the verb stands behind. */
const VERB_AROUND =
  /(?<!\p{L})(tone|turn|bring|dial|crank|bump|pump|amp|pull|push|take|warm|cool|brighten|lighten|light) ((?:[\p{L}']{1,20} ){1,3})(up|down|away|out|off)(?!\p{L})/gu;

/** "White, not yellow": what should be white is yellow. */
const WHITE_NOT =
  /(?<!\p{L})(white|weiß|blanche?|blanc[oa]|bianc[oa])s?,? (?:(?:and|und|et|y|e) )?(?:not|nicht|pas|no|non) (?!(?:too|zu|trop|muy|troppo) )/gu;
/** "The colors are fine, …". */
const IS_FINE =
  /(?<!\p{L})(colou?rs?|light|lighting|brightness|exposure|contrast|saturation|sharpness|white balance) (?:(?:is|are) (?:ok|okay|fine|good|great|perfect)|ok|okay)(?= but|\s{0,3}[,;.!\n]|\s{0,3}$)/gu;
/** "No color changes". */
const NO_CHANGES = /(?<!\p{L})no (\p{L}{3,20}) (?:changes?|editing|edits?|adjustments?)(?!\p{L})/gu;
/** "L'ombra", "d'éclat": the article is no part of the word; "n'enlève rien" says no. */
const ELIDED = /(?<!\p{L})(?:l|d|qu|j|un|dell|all|dall|nell|sull|quell|quest)'(?=\p{L})/gu;
const NOT_ELIDED = /(?<!\p{L})n'(?=\p{L})/gu;
/** "Contrast: lower", "brightness: +10". */
const VALUE_OF = /:\s{0,3}(?=[+−-]?\d|(?:up|down|lower|higher|less|more)(?!\p{L}))/gu;

/** The words of each clause of a prompt, in lower case; what is said in two places of a clause stands together. */
export function clausesOf(prompt: string): string[][] {
  const text = prompt
    .slice(0, MOST_CHARACTERS)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('&', ' and ')
    .replace(VALUE_OF, ' ')
    .replace(WHITE_NOT, '$1 less ')
    .replace(IS_FINE, 'keep $1')
    .replace(NO_CHANGES, 'keep $1')
    .replace(/(\d)\s{0,3}(?:percent|per cent|prozent|%)/g, '$1%')
    .replace(/\b(?:not|isn't) (\p{L}{2,20}) enough\b/gu, 'not enough $1')
    .replace(/\bnicht (\p{L}{2,20}) genug\b/gu, 'nicht genug $1')
    .replace(IS_NOT_ENOUGH, NOT_ENOUGH)
    .replace(LEFT_AS_IT_IS, 'keep $1')
    .replace(VERB_AROUND, '$1 $3 $2');
  return NOT_SO.reduce((said, pattern) => said.replace(pattern, NOT_ENOUGH), text)
    .replace(NOT_ELIDED, 'ne ')
    .replace(ELIDED, '')
    .split(/[.,;:!?()\n"]|\bbut\b|\bit's\b(?= too)/u)
    .map((clause) => clause.split(/[^\p{L}\p{N}'%+−-]/u).filter((word) => /[\p{L}\p{N}]/u.test(word)));
}
