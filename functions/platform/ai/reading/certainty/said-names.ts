import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import { KINDS } from '../facts/kind-words.ts';
import { isConfirmedByAccount } from '../facts/name-evidence.ts';
import { isKnownTown } from '../facts/names/town-names.ts';
import { anyOf } from '../text/phrases.ts';

/** "Our place is called …", "Nombre: …": the text says itself that this is the name. */
const SAID_BEFORE =
  /(?:(?<![a-z])(?:called|named|name is|name's|se llama|nos llamamos|s'appelle|nous nous appelons|si chiama|ci chiamiamo|hei(?:ß|ss)t|hei(?:ß|ss)en)(?: (?:der|die|das|unser|unsere|el|la|mi|le|notre|il|lo|the|our|my) [a-zß]{3,18}(?= ["“«„]$))?|(?<![a-z])name of (?:the|our|my) [a-z]{3,12} is|(?<![a-z])(?:name|nombre|nom|nome|nombre comercial|nom commercial|insegna|enseigne|rotulo|brand|name of (?:the |our |my )?[a-z]{3,12}|name des [a-z]{3,12})\s?[:=])\s{0,2}["“«„]?$|(?:^|[.!?\n]\s{0,2})(?:we are|we're|somos|nous sommes|siamo|wir sind) (?:the |el |la |le |les |il |das |die |der )?$|(?:^|\n)\W{0,3}(?:name|nombre|nom|nome)\s{1,2}$/;
/** Behind its last word, not in the middle of it: "Nos llamamos Verde que te quiero". */
const ENDS_HERE = /^\s?(?:["”»“]|[,.;:!()\n–—-]|$|(?:in|at|on|located|since|we|en|a|et|y|und|and) )/;
const KIND = anyOf(KINDS);
const KIND_LAST = new RegExp(`${KIND.source}\\s$`);
/** "website for Rosalind's Kitchen", "c'est pour la Pinte du Pressoir" */
const PAGE_BEFORE =
  /(?<![a-z])(?:(?:web ?site|web site|site|page|homepage|copy|web|pagina|sito|webseite|seite|internetseite)(?: text| words)? (?:for|para|de|pour|per|fur|von|del|du|della|der|des)|(?:text|words|hours) for|texte? pour|testo per|text fur|texto para|c'est pour|es para|e per)(?: the| our| my| la| el| le| il| lo| das| die| den| unser| notre| nuestr[oa])?\s$/;
/** "Sinead here from Crumb", "soy Vero de la heladería Copo": who writes, and of which house. */
const SPEAKER_BEFORE =
  /(?:^|[\s,.!(])(?:(?:soy|sono|ich bin|i'm|im|i am|it's|its|this is|c'est|hier ist|hier|here is|habla) (?:l[ae] |il |die |der )?[a-z'-]{2,15} (?:here )?|(?:this is|hi|hello|hey|hola|hallo|bonjour|ciao)(?: here)? |[a-z'-]{2,15} (?:here|hier) |(?:owners?|chef|duen[oa]|patronne?|titolare|inhaber(?:in)?|wirt(?:in)?) )(?:from|of|du|de la|de|del|della|da|von|vom|von der|aus dem)(?: the| la| le| el| il)?\s$/;
/** "Alga ist ein veganes Restaurant", at the beginning of a sentence. */
const IS_A = /^["”»“]?\s(?:is|ist|est|es|e) (?:an?|the|eine?|une?|una|un|il|la|le|el|das|der|die) /;
const STARTS =
  /(?:^|[.!?\n]\s{0,2})(?:(?:hi|hello|hey|hola|hallo|moin|bonjour|ciao|salve|servus)[,!.]?\s)?["“«„]?$/;
/** "Cellar 17. We're a wine bar" */
const WE_BEHIND = /^\.\s+(?:we're|we are|wir sind|nous sommes|on est|somos|siamo)(?![a-z])/;
/** What is called so besides houses. */
const NOT_OURS =
  /(?<![a-z])(?:former(?:ly)?|ex|not|old|previous(?:ly)?|next to|like|unlike|antes|antigu[oa]|ancien(?:ne)?|avant|prima|fruher|ehemals)(?![a-z])/;

type Text = { folded: string; source: string };
type Name = ProfileProposal & { field: 'name' };

function wordsBefore({ folded }: Text, start: number): string {
  const before = folded.slice(Math.max(0, start - 60), start);
  const kind = KIND_LAST.exec(before);
  return kind === null ? before : before.slice(0, kind.index);
}

function endsHere({ folded }: Text, end: number): boolean {
  return ENDS_HERE.test(folded.slice(end, end + 12));
}

/** Whether the words around a name leave no doubt that it is one, whatever else the text holds. */
export function isSaidName(text: Text, { start, end }: Name): boolean {
  const { folded } = text;
  const direct = folded.slice(Math.max(0, start - 64), start);
  if (SAID_BEFORE.test(direct)) return endsHere(text, end);
  const after = folded.slice(end, end + 70);
  if (STARTS.test(direct)) {
    const isOfKind = IS_A.test(after) && KIND.test(after.split(/[.,;\n]/)[0] ?? '');
    if (isOfKind || (start < 12 && WE_BEHIND.test(after))) return true;
  }
  return isIntroduced(text, { start, end });
}

/** By whom writes, by what is asked for, or by the house's own address of mail or page. */
export function isIntroduced(text: Text, { start, end }: { start: number; end: number }): boolean {
  const before = wordsBefore(text, start);
  if (NOT_OURS.test(before.slice(-30))) return false;
  if (PAGE_BEFORE.test(before)) return endsHere(text, end);
  const said = text.folded.slice(start, end);
  if (SPEAKER_BEFORE.test(before)) return !isKnownTown(said, true) && endsHere(text, end);
  const isTail = /\p{Lu}[\p{L}'’]*\s$/u.test(text.source.slice(Math.max(0, start - 24), start));
  return !isTail && isConfirmedByAccount(text.folded, said);
}
