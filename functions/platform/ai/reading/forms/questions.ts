import type { Span } from '../reader.ts';
import { anyOf, phrasesOf } from '../text/phrases.ts';

export type Topic =
  | 'name'
  | 'secret'
  | 'wish'
  | 'booking'
  | 'payment'
  | 'parking'
  | 'access'
  | 'people'
  | 'facts'
  | 'other';
export type Answered = { topic: Topic; question: Span; answer: Span };

/** A question with its number and what parts it from its answer. */
const QUESTION =
  /(?<=^|\n|[.!?)]\s)[^\S\n]*(?:q?\s?\d{0,2}\s?[.):]?\s)?([^.!?\n]{3,80}(?:\.[^\s.!?\n][^.!?\n]{0,30})?)\?+[^\S\n]*(?:[-:][^\S\n]*)?(?=\S)/g;
const FEWEST = 3;
const LONGEST_ANSWER = 400;

const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    'secret',
    anyOf(
      phrasesOf(`
        not (?:to )?(?:be )?(?:mention(?:ed)?|say|said|include(?:d)?|print(?:ed)?|show(?:n)?|write|written|publish(?:ed)?); (?:avoid|leave out|keep (?:quiet|private|off)|off limits|should not|shouldn't|must not|mustn't); confidential; private; secret
        no (?:poner|mencionar|decir|contar|publicar|quieres? que|debe|deba|hay que); que no; evitar
        ne (?:pas|surtout pas|faut-il pas|doit-on pas) (?:dire|mentionner|mettre|ecrire|afficher|publier); a eviter; ne faut pas; a taire
        non (?:scrivere|dire|mettere|menzionare|pubblicare|va scritto|vuoi); evitare; da non
        nicht (?:drauf|rein|erwahnen|erwahnt|schreiben|geschrieben|genannt|nennen|stehen|drin|auf die seite); vermeiden; weglassen; tabu`),
    ),
  ],
  [
    'wish',
    anyOf(
      phrasesOf(`
        look(?: and feel)?; style; colou?rs?; vibe; feel; design; fonts?; mood; tone
        estilo; colores; aspecto; diseno; couleurs?; ambiance souhaitee; style; stile; colori; aspetto; grafica; aussehen; farben?; stil; gestaltung; wirken`),
    ),
  ],
  [
    'parking',
    anyOf(
      phrasesOf(
        'park(?:ing)?; car park; aparcar; aparcamiento; estacionamiento; se garer; stationnement; parcheggi?[oa]?; parcheggiare; parken; parkplatz; parkplatze; parkmoglichkeiten; parkieren',
      ),
    ),
  ],
  [
    'access',
    anyOf(
      phrasesOf(
        'access(?:ible|ibility)?; wheelchairs?; disabled; step[- ]free; pmr; accessibilite; fauteuil roulant; accesible; accesibilidad; silla de ruedas; accessibile; accessibilita; carrozzina; disabili; barrierefrei(?:heit)?; rollstuhl; rollstuhlgerecht',
      ),
    ),
  ],
  [
    'payment',
    anyOf(
      phrasesOf(
        'pay(?:ment)?s?(?: methods?)?; cards?; cash; payer; paie; paiements?; regler; reglement; se paga; pagar; pagos?; formas de pago; tarjetas?; paga; pagare; pagamenti; pagamento; carte; zahlen; zahlung; bezahlen; bezahlt; kartenzahlung; zahlungsarten',
      ),
    ),
  ],
  [
    'booking',
    anyOf(
      phrasesOf(
        'book(?:ings?)?; reserv(?:e|ed|ation|ations); reservas?; reservar; reservations?; reserver; prenota(?:re|zione|zioni)?; reservier(?:en|ung|ungen|t)?; tisch bestellen; get a table; walk[- ]?ins?',
      ),
    ),
  ],
  [
    'people',
    anyOf(
      phrasesOf(
        'who; people; team; owners?; chefs?; staff; quien(?:es)?; equipo; qui; equipe; l.equipe; chi; squadra; wer; inhaber; leute; personen; mannschaft',
      ),
    ),
  ],
  [
    'name',
    anyOf(
      phrasesOf(
        "name; called; nombre; se llama; llamais; nom; s'appelle; appelez-vous; nome; si chiama; chiamate; hei(?:ß|ss)t; name",
      ),
    ),
  ],
  [
    'facts',
    anyOf(
      phrasesOf(
        'where; address; location; when; open(?:ing)?; hours; times; days; prices?; cost; menu; serve; sell; dishes; food; phone; call; contact; email; what (?:are|is|do|kind|sort|type); how much; donde; direccion; cuando; horarios?; abris; precios?; carta; cuesta; telefono; que (?:es|sois|haceis|serv[a-z]+|ofrec[a-z]+|vend[a-z]+); ou; adresse; quand; horaires?; ouvert; prix; carte; coute; telephone; quoi; dove; indirizzo; quando; orari[o]?; aperti; prezzi; costa; cosa; wo; wann; geoffnet; offnungszeiten; preise; kostet; was; telefon; speisen',
      ),
    ),
  ],
];

function topicOf(question: string): Topic {
  return topics.find(([, pattern]) => pattern.test(question))?.[0] ?? 'other';
}

/** Questions with their answers, where a text is a list of them; `folded` is its text. */
export function questionsIn(folded: string): Answered[] {
  const found = [...folded.matchAll(QUESTION)];
  if (found.length < FEWEST) return [];
  return found.map((match, index) => {
    const start = match.index;
    const begin = start + match[0].length;
    const next = found[index + 1]?.index ?? folded.length;
    const line = folded.indexOf('\n', begin);
    const stop = Math.min(next, line === -1 ? folded.length : line, begin + LONGEST_ANSWER);
    const end = begin + folded.slice(begin, stop).trimEnd().length;
    return { topic: topicOf(match[1] ?? ''), question: { start, end: begin }, answer: { start: begin, end } };
  });
}
