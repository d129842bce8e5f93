import type { Sentence } from '../clauses/passages.ts';
import type { Span } from '../reader.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';
import { leadOf } from './judge-clauses.ts';
import { letterForms } from './letter-forms.ts';

/** How something is to be written, what comes later, whose house is not meant. */
const SPEECH = anyOf(
  phrasesOf(`
    lower ?case; upper ?case; all caps; capital [a-z]; small [a-z]; with (?:an?|one|two|double) [a-z]; spell(?:ed|t) (?:with|like|without|as)[a-z ]{0,12}; no apostrophe; (?:menu|prices|photos|rest|hours|list) (?:to )?follows?; (?:see|menu) (?:below|attached|attachment)[a-z ]{0,12}; not (?:affiliated|related|connected|to be confused) (?:to|with)?; no relation; not the chain; is not us; (?:hours|times|prices|menu|address|number|everything) (?:have |has |is |are )?(?:just )?changed(?: now)?; (?:new|different) (?:hours|prices|times) now; since you asked[a-z ]{0,12}; obviously(?= ?[.!)]?$)
    minusculas?; mayusculas?; con (?:una|dos|doble) [a-z]; con tilde; sin tilde; sin acento; (?:carta|menu|precios|fotos|resto|lista) (?:va |van )?(?:aparte|adjunt[oa]s?); nada que ver con; (?:horarios?|precios?|carta|direccion) (?:ha |han )?cambi(?:o|aron|ado); aun sin decidir; no (?:esta|estan) decidid[oa]s?
    minuscules?; majuscules?; avec (?:une|un|deux) [a-z]; sans accents?; (?:carte|menu|prix|photos?|reste|liste) (?:suit|suivra|suivront|a part|en piece jointe|ci-jointe?); rien a voir avec; (?:les )?(?:horaires|prix|la carte) (?:ont|a) change; pas encore decidee?
    minuscol[oaei]; maiuscol[oaei]; con (?:una|due|doppia) [a-z]; senza accento; (?:menu|carta|prezzi|foto|resto|lista) (?:segue|seguono|a parte|in allegato); niente a che (?:fare|vedere); (?:orari|prezzi|il menu) (?:sono|e) cambiat[oi]; non ancora decis[oaie]
    klein ?geschrieben; groß ?geschrieben; kleinschreibung; mit (?:einem|zwei|doppeltem|kleinem|großem) [a-z]; (?:karte|speisekarte|preise|fotos?|rest|liste|text)[: ]{1,2}(?:kommt|kommen|folgt|folgen)[a-z ]{0,12}; kommt (?:separat|extra|spater|noch|nach); steht noch nicht fest; (?:zeiten|offnungszeiten|preise|karte) (?:haben|hat) sich geandert; nicht (?:verwandt|zu verwechseln)`),
);
/** "Sorry, 151", "my bad": the sentence holds a mistake. */
const CORRECTION = anyOf(
  phrasesOf(`
    my bad; my mistake; scratch (?:that|the); ignore that; no wait; (?:sorry|oops|pardon|perdon|scusa|scusate|entschuldigung),? (?:[a-z'.]+ )?\\d[\\d.,:]*; (?:non|no|nein),? (?:attends|attendez|espera|aspetta|warte|moment)`),
);

/** "The hall is open 11 to 9 but we …": hours of the house that theirs stands in. */
const AROUND =
  /^(?:(?:but|and) )?(?:the|das|der|die|el|la|le|il) (?:food )?(?:hall|mall|market|centre|center|museum|hotel|park|campus|pool|markthalle|halle|markt|einkaufszentrum|mercado|centro comercial|museo|halles?|marche|musee|mercato|centro commerciale|albergo)(?: itself| selbst)? (?:is open|opens|closes|is|are|hat|ist|offnet|abre|esta abiert[oa]|cierra|est ouverte?|ouvre|ferme|e apert[oa]|apre|chiude)(?![a-z])/;

/** Whether a clause tells when the market, hall or museum around the house is open. */
export function isOfSurroundings(clause: string): boolean {
  return AROUND.test(clause);
}

function matches(folded: string, { start, end }: Span, pattern: RegExp): boolean {
  return pattern.test(folded.slice(start, end));
}

/**
 * Clauses that greet or sign, hold speech to the maker among what they tell, or correct something, and the words that
 * lead to what others tell: to be shown to the owner, not printed.
 */
export function asidesIn(folded: string, { start, end, clauses }: Sentence): Span[] {
  if (matches(folded, { start, end }, CORRECTION)) return [...clauses];
  const texts = clauses.map((clause) => folded.slice(clause.start, clause.end));
  const forms = letterForms(texts);
  return clauses.flatMap((clause, at) => {
    if (forms[at] || matches(folded, clause, SPEECH)) return [clause];
    const lead = leadOf(texts[at] ?? '');
    return lead === 0 ? [] : [{ start: clause.start, end: clause.start + lead }];
  });
}
