import { expect, test } from 'vitest';
import { aProfile } from '#tests/builders/a-profile.ts';
import { createPrintedCheck } from './create-fact-check.ts';

/** Parts in brackets are printed by the record. */
function isHeld(language: string, marked: string): boolean {
  const check = createPrintedCheck({ language, names: ['Osteria Lupo'], profile: aProfile(), said: [] });
  const printed: { start: number; end: number }[] = [];
  let text = '';
  for (const piece of marked.split(/(\[[^\]]*\])/)) {
    const words = piece.startsWith('[') ? piece.slice(1, -1) : piece;
    if (words !== piece) printed.push({ start: text.length, end: text.length + words.length });
    text += words;
  }
  return check({ text, printed }).length > 0;
}

test.each([
  ['es', '[Carbonara] o [Tiramisu]: ¿con cuál te quedas? Vale la pena venir con hambre.'],
  ['es', 'Mándaselo por WhatsApp a quien te debe una comida: [Carbonara].'],
  ['es', 'Etiqueta a tu madre, que luego dice que no la invitas. [Carbonara] en [Osteria Lupo].'],
  ['es', 'Dile a tu hermana que la invitas tú: [Carbonara].'],
  ['es', '¿Se lo cuentas a tu hermano o te lo guardas? [Tiramisu].'],
  ['es', 'Trae a la familia y decidid juntos: [Carbonara] o [Tiramisu].'],
  ['es', 'Tu familia ya sabe lo que va a pedir: [Carbonara].'],
  ['es', 'Llama a tu abuela y dile que hoy no cocina: [Carbonara].'],
  ['es', 'A primera vista cuesta elegir: [Carbonara], [Tiramisu].'],
  ['es', '¿Amor a primera vista? [Carbonara].'],
  ['es', 'La estrella de tu mesa puede ser [Carbonara].'],
  ['es', 'Sácale partido a tu visita: [Carbonara] y luego [Tiramisu].'],
  ['es', 'Lo vas a pasar la mar de bien con [Carbonara].'],
  ['es', 'Un capricho con nombre propio: [Tiramisu].'],
  ['it', '[Carbonara] o [Tiramisu]: da che parte stai? Scrivilo nei commenti.'],
  ['it', 'Mandalo su WhatsApp a chi ti deve un pranzo: [Carbonara].'],
  ['it', 'Tagga la mamma: stavolta offri tu. [Carbonara] da [Osteria Lupo].'],
  ['it', 'Mamma mia, che fame: [Carbonara].'],
  ['it', 'Porta la famiglia e decidete insieme: [Carbonara] o [Tiramisu].'],
  ['it', 'Dillo a tua sorella prima che lo scopra da sola: [Tiramisu].'],
  ['it', 'Scrivilo nel gruppo: stasera si parla di [Carbonara].'],
  ['it', 'Vista la fame, meglio passare da [Osteria Lupo].'],
  ['it', 'Non aspettare un secolo: [Carbonara] ti aspetta.'],
  ['it', 'Un valido motivo per uscire: [Carbonara].'],
  ['it', 'Vota: [Carbonara] o [Tiramisu]?'],
  ['it', "Chiama i genitori: c'è [Carbonara]."],
  ['it', "Fuori dall'ufficio, dentro da [Osteria Lupo]."],
  ['it', 'Se non sai cosa scegliere, chiedi al vicino di tavolo: [Carbonara].'],
  ['it', 'I vicini di casa lo sanno già: [Carbonara].'],
])('an invitation states nothing, in %s: %s', (language, marked) => {
  expect(isHeld(language, marked)).toBe(false);
});

test.each([
  ['es', 'Nuestra abuela cocina [Carbonara].'],
  ['es', '[Carbonara], receta de la abuela.'],
  ['es', 'Pide [Carbonara] por WhatsApp.'],
  ['es', '[Carbonara] con vista al mar.'],
  ['es', '[Carbonara], con estrella.'],
  ['es', 'Descuento para grupos en [Carbonara].'],
  ['es', 'Ven en familia: menú para niños y [Carbonara].'],
  ['es', 'La familia Rossi os espera en [Osteria Lupo].'],
  ['es', '[Carbonara] vale 12 euros.'],
  ['es', 'Traed al perro: [Osteria Lupo] lo admite.'],
  ['it', '[Carbonara], ricetta della nonna.'],
  ['it', 'La mamma di Lupo prepara [Carbonara].'],
  ['it', 'Ordina [Carbonara] su WhatsApp.'],
  ['it', '[Osteria Lupo], vista mare.'],
  ['it', 'Sconto per gruppi da [Osteria Lupo].'],
  ['it', 'Valido tutto il mese: [Carbonara].'],
  ['it', '[Carbonara], premio della critica.'],
  ['it', '[Osteria Lupo], vicino alla stazione.'],
  ['it', '[Carbonara] per due a metà prezzo.'],
  ['it', 'Cani benvenuti da [Osteria Lupo].'],
])('the same words state something of the house, in %s: %s', (language, marked) => {
  expect(isHeld(language, marked)).toBe(true);
});
