import type { ProfileProposal } from '#shared/profile/profile-reading.ts';
import type { Span } from '../reader.ts';
import { trimmed } from '../text/spans.ts';

/** Words that only lead to a fact: "call us on", "you find us at". */
const GLUE = new Set(
  `a an the and or & at on in is are we we're us our it its it's to of for by from with you can me my i call phone tel telephone ph mobile handy cell number text ring email e-mail mail us at find visit located address addr location here we're open opening hours hour times time daily reservations reservation book booking bookings online via website web site www follow insta instagram ig fb facebook tiktok whatsapp or dm see link check out our menu prices price list dishes food also then plus only just every day days week all year round contact info details no. number street st come say hi between until til till from pm am o'clock sat sun mon tue wed thu fri that that's what what's kitchen closes close closed except where when what who name info about more
  el la los las un una y o e en es de del al a con por para nos nosotros estamos esta telefono tlf tfno tel movil llama llamanos llamar llamadnos reserva reservas correo email direccion calle abierto abrimos horario horarios todos dias web instagram ig siguenos encuentranos en carta menu precios nuestra nuestro
  le la les l un une et ou au aux du des a est en de dans nous sommes on telephone tel adresse mail email courriel ouvert horaires tous jours site web reservation reservations reserver appelez appeler contact suivez instagram retrouvez carte prix notre nos par
  il lo la i gli le un una e o ed al alla ai da dal dalle di del della in per ci si siamo trovi trovate telefono tel cell indirizzo mail email aperto aperti orari orario tutti giorni sito prenotazioni prenota prenotare chiama chiamate contatti seguici instagram menu prezzi nostro nostra
  der die das den dem ein eine und oder am an im in auf bei von zu zum zur ist sind wir uns unser unsere telefon tel adresse mail email geoffnet offnungszeiten taglich uhr webseite website reservierung reservierungen reservieren anrufen kontakt instagram karte speisekarte preise unter per bis ab`.split(
    /\s+/,
  ),
);

export function isGlue(text: string): boolean {
  const words = text.match(/[\p{L}\d][\p{L}\d'’.&-]*/gu) ?? [];
  return words.every((word) => GLUE.has(word.replace(/[.]+$/, '')) || GLUE.has(word));
}

/** Words of which nothing is clear are shown to the owner, never printed. */
function unclear(source: string, rest: Span): ProfileProposal {
  const { start, end } = trimmed(source, rest);
  const words = source.slice(start, end);
  return { field: 'story', value: { text: words.slice(0, 1_000) }, confidence: 'likely', start, end, words };
}

/** Lets the nearest fact hold words that say nothing without it, and marks between facts. */
export function withGlue(
  source: string,
  proposals: readonly ProfileProposal[],
  rests: readonly Span[],
): ProfileProposal[] {
  const grown = proposals.toSorted((a, b) => a.start - b.start).map((proposal) => ({ ...proposal }));
  let at = 0;
  if (grown.length === 0) return rests.map((rest) => unclear(source, rest));
  for (const whole of rests.toSorted((a, b) => a.start - b.start)) {
    const rest = trimmed(source, whole);
    while (at < grown.length && (grown[at]?.start ?? 0) < rest.start) at++;
    const before = grown[at - 1];
    const after = grown[at];
    const isNext =
      after !== undefined &&
      (before === undefined || after.start - rest.end <= Math.max(0, rest.start - before.end));
    const target = isNext ? after : before;
    if (target === undefined) continue;
    target.start = Math.min(target.start, rest.start);
    target.end = Math.max(target.end, rest.end);
    target.words = source.slice(target.start, target.end);
  }
  return grown;
}
