/** More than a prompt may have; what stands behind is not read. */
const MOST_CHARACTERS = 1000;

/** What is not so should be more so, unless it only says how far: "the photo is not sharp", "no es muy claro". */
const NOT_SO = [
  /(?<!\p{L})(?:(?:is|was|are|looks?) not|(?:isn|wasn|aren)'?t|(?:doesn'?t|does not|don'?t) look|nothing (?:is|looks)) (?!too |so |that |very |bad|enough )/gu,
  /(?<!\p{L})no (?:es|son|está|esta|están|estan|se ven?|sale|salió|quedó) (?!tan |demasiado |mal|bastante )/gu,
  /(?<!\p{L})(?:n'est|ne sont|ne semble|ne paraît) pas (?!trop |si |aussi |assez |mal)/gu,
  /(?<!\p{L})non (?:è|sono|sembra|sembrano) (?!troppo |così |abbastanza |male)/gu,
  /(?<!\p{L})(?:ist|sind|wirkt|wirken|sieht|sehen|schaut) nicht (?!zu |so |ganz |genug |schlecht)/gu,
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
/** "I like the brightness, …", "me gusta el color pero …". */
const IS_LIKED =
  /(?<!\p{L})(?:(?:i|we) (?:really )?(?:like|love)(?: how)?|(?:me|nos) gustan?|j'aime(?: bien)?|mi piace|mi piacciono|mir gef[aä]llt|mir gefallen|ich mag) (?:(?:the|el|la|los|las|le|les|il|i|das|die|den) (\p{L}{2,20}(?: balance)?)|l'(\p{L}{2,20}))(?: looks?| is| are)?(?= but| aber| mais| pero| ma |\s{0,3}[,;.!\n]|\s{0,3}$)/gu;
/** "Make the contrast a bit lower": which way stands behind. */
const MADE_SO =
  /(?<!\p{L})make (?:the )?(contrast|brightness|exposure|saturation|sharpness|clarity|warmth|light|lighting|colou?rs?) (a bit |a little |slightly |much |a lot |way )?(lower|less|higher|stronger)(?=\s{0,3}(?:$|[.,;!?)\n]|(?:and|but|please|pls)(?!\p{L})))/gu;
/** "Do nothing", "no hagas nada". */
const DO_NOTHING =
  /(?<!\p{L})(?:do nothing|don't do anything|no hagas nada|n[e'] ?(?:fais|faites) rien|(?:mach|mache|tu) nichts|non fare (?:niente|nulla))(?=\s{0,3}(?:$|[.,;!?)\n]))/gu;
/** "…, but not too much": it says how far what stands before goes. */
const NOT_TOO_FAR =
  /(?<=[\p{L}\d]),? (?:(?:but|though|just|aber|mais|pero|ma) )?(?:not (?:too|that|so) much|nicht (?:zu|so) (?:sehr|viel|stark)|pas trop|no (?:demasiado|mucho)|non troppo)(?=\s{0,3}(?:[.,;!?)\n]|$|(?:please|pls|though|bitte|por favor|per favore)(?!\p{L})))/gu;
/** "Nice photo but dark": what stands behind the praise is a complaint. */
const NICE_BUT =
  /(?<!\p{L})(?:nice|good|great|lovely|pretty|beautiful|sch[öo]n|sch[öo]ne|sch[öo]nes|bonit[oa]|lind[oa]|bell[oa]|belle|jolie)(?: (?:photo|picture|pic|shot|foto|bild|image|imagen|immagine))?,? (?:but|aber|mais|pero|ma) (?:(?:it's|is|es|è|ist|a bit|a little|kinda|etwas|un poco|un po'|un peu) )?(?=(?:dark|yellow|yellowish|orange|cold|blue|green|dunkel|gelb|kalt|blau|oscur[oa]|amarill[oa]|fr[ií][oa]|scur[oa]|giall[oa]|fredd[oa]|sombre|jaune|froide?)(?!\p{L}))/gu;
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
    .replace(IS_LIKED, 'keep $1$2')
    .replace(MADE_SO, '$2$3 $1')
    .replace(DO_NOTHING, 'change nothing')
    .replace(NOT_TOO_FAR, ' a bit')
    .replace(NICE_BUT, 'too ')
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
