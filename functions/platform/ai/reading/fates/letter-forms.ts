const GREETING =
  /^(?:dear [a-z ,.]{2,30}|hi+(?: there| everyone| all)?|hello|hey|hola(?: a todos)?|estimad[oa]s?(?: senor(?:es|as?)?)?|muy senor(?:es)? mio?s?|buen[oa]s (?:dias|tardes|noches)|bonjour(?: madame| monsieur)?|bonsoir|cher(?:e|s)? (?:monsieur|madame|messieurs|tous)|salve|buongiorno|buonasera|gentil[ei] (?:signor[ei]|signora|dott[a-z.]*)(?: [a-z]+)?|egregi[oa]? signor[ei]?|spett(?:\.le|abile)(?: [a-z]+)?|hallo(?: zusammen)?|guten (?:tag|morgen|abend)|sehr geehrte[r]? [a-z ]{4,30}|liebe[rs]? (?:team|leute|frau|herr)[a-z ]{0,15}|moin(?: moin)?|moien|servus|gruezi(?: mitenand)?|gruß gott)[\s,.!:;-]*$/;
const CLOSING =
  /^(?:un )?(?:bacio(?:ni)?|baci|bisou?s?|bises|gros bisous|abrazos?|besos?|kisses|hugs|xoxo|saluti|cordiali saluti|distinti saluti|saludos(?: cordiales)?|cordialement|bien a vous|(?:kind|best|warm) (?:regards|wishes)|regards|sincerely|yours (?:truly|faithfully|sincerely)|(?:liebe|viele|herzliche|beste|schone|mit freundlichen) gruße?n?|lg|vg|mfg)[\s,.!:;-]*$/;
const MOST_NAME_WORDS = 4;

/** How letters begin and end: parts of a sentence, given folded, that greet or sign. */
export function letterForms(parts: readonly string[]): boolean[] {
  return parts.map((part, index) => {
    if (GREETING.test(part) || CLOSING.test(part)) return true;
    return index > 0 && CLOSING.test(parts[index - 1] ?? '') && part.split(/\s+/).length <= MOST_NAME_WORDS;
  });
}
