import type { ReplyLanguage } from './inbound-words.ts';
import { withPlainCharacters } from './plain-characters.ts';
import type { InboundReading, InboundRequest } from './read-inbound.ts';
import { MAX_SMS_LENGTH, smsSize } from './win-back-message.ts';

/** The text after the restaurant’s name, without marketing (47 CFR 64.1200(a)(12)). */
const REPLIES: Readonly<Record<Exclude<InboundRequest, 'other'>, Record<ReplyLanguage, string>>> = {
  stop: {
    en: "You're unsubscribed and won't get more texts. Reply START to resubscribe.",
    es: 'No recibirás más mensajes nuestros. Responde START para volver a recibirlos.',
    fr: 'Vous ne recevrez plus de SMS de notre part. Répondez START pour en recevoir à nouveau.',
    de: 'Sie bekommen keine SMS mehr von uns. Antworten Sie mit START, um wieder SMS zu bekommen.',
    it: 'Non riceverai più SMS da noi. Rispondi START per riceverli di nuovo.',
  },
  start: {
    en: "You're resubscribed to our texts. Reply STOP to opt out.",
    es: 'Volverás a recibir nuestros mensajes. Responde STOP para no recibirlos.',
    fr: 'Vous recevrez de nouveau nos SMS. Répondez STOP pour ne plus en recevoir.',
    de: 'Sie bekommen wieder SMS von uns. Antworten Sie mit STOP, um keine mehr zu bekommen.',
    it: 'Riceverai di nuovo i nostri SMS. Rispondi STOP per non riceverli più.',
  },
  help: {
    en: 'We text offers to our guests. Reply STOP to opt out. Message and data rates may apply.',
    es: 'Enviamos ofertas a nuestros clientes. Responde STOP para no recibirlas.',
    fr: 'Nous envoyons des offres à nos clients. Répondez STOP pour ne plus en recevoir.',
    de: 'Wir schicken unseren Gästen Angebote. Antworten Sie mit STOP, um keine mehr zu bekommen.',
    it: 'Mandiamo offerte ai nostri clienti. Rispondi STOP per non riceverle più.',
  },
};

/**
 * The automatic reply to a guest’s request, in GSM-7 as far as possible so that it is one segment; undefined if there
 * was no request.
 */
export function inboundReply({ wish, language }: InboundReading, restaurantName: string): string | undefined {
  if (wish === 'other') return undefined;
  const sentence = withPlainCharacters(REPLIES[wish][language]);
  const room = MAX_SMS_LENGTH - smsSize(`: ${sentence}`);
  const name = withPlainCharacters(restaurantName.replace(/\s+/g, ' ').trim().toWellFormed());
  return `${cutAt(name, room)}: ${sentence}`;
}

function cutAt(text: string, room: number): string {
  let kept = '';
  for (const character of text) {
    if (smsSize(kept + character) > room) break;
    kept += character;
  }
  return kept;
}
