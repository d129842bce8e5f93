import { inTown } from '#shared/profile/phrases/italian.ts';

/** Sentences that answer with a fact, by language. */
export type FaqWords = {
  whereQuestion: string;
  where: (address: string) => string;
  inTown: (town: string) => string;
  contactQuestion: string;
  call: (phone: string) => string;
  email: (email: string) => string;
  bookOnline: (url: string) => string;
  notBooked: string;
  orderOnline: (url: string) => string;
  dishesQuestion: string;
  dishes: (names: string) => string;
  yes: (names: string) => string;
  menu: (url: string) => string;
  menuQuestion: string;
};

export const FAQ_WORDS: Readonly<Record<string, FaqWords>> = {
  en: {
    whereQuestion: 'Where are you?',
    where: (address) => `You’ll find us at ${address}.`,
    inTown: (town) => `We’re in ${town}.`,
    contactQuestion: 'How can I reach you?',
    call: (phone) => `Call us at ${phone}.`,
    email: (email) => `Email us at ${email}.`,
    bookOnline: (url) => `Yes. Book online at ${url}.`,
    notBooked: 'We don’t take reservations. Just come by.',
    orderOnline: (url) => `Yes, at ${url}.`,
    dishesQuestion: 'What’s on the menu?',
    dishes: (names) => `For a start: ${names}.`,
    yes: (names) => `Yes: ${names}.`,
    menuQuestion: 'Where can I see the full menu?',
    menu: (url) => `It’s at ${url}.`,
  },
  es: {
    whereQuestion: '¿Dónde están?',
    where: (address) => `Estamos en ${address}.`,
    inTown: (town) => `Estamos en ${town}.`,
    contactQuestion: '¿Cómo me pongo en contacto?',
    call: (phone) => `Llámanos al ${phone}.`,
    email: (email) => `Escríbenos a ${email}.`,
    bookOnline: (url) => `Sí. Reserva en línea en ${url}.`,
    notBooked: 'No tomamos reservas. Ven cuando quieras.',
    orderOnline: (url) => `Sí, en ${url}.`,
    dishesQuestion: '¿Qué hay en el menú?',
    dishes: (names) => `Para empezar: ${names}.`,
    yes: (names) => `Sí: ${names}.`,
    menuQuestion: '¿Dónde puedo ver el menú completo?',
    menu: (url) => `Está en ${url}.`,
  },
  fr: {
    whereQuestion: 'Où vous trouver ?',
    where: (address) => `Nous sommes ici : ${address}.`,
    inTown: (town) => `Nous sommes à ${town}.`,
    contactQuestion: 'Comment vous joindre ?',
    call: (phone) => `Appelez-nous au ${phone}.`,
    email: (email) => `Écrivez-nous à ${email}.`,
    bookOnline: (url) => `Oui. Réservez en ligne : ${url}.`,
    notBooked: 'Nous ne prenons pas de réservations. Venez quand vous voulez.',
    orderOnline: (url) => `Oui : ${url}.`,
    dishesQuestion: 'Qu’y a-t-il à la carte ?',
    dishes: (names) => `Pour commencer : ${names}.`,
    yes: (names) => `Oui : ${names}.`,
    menuQuestion: 'Où voir la carte complète ?',
    menu: (url) => `Elle est ici : ${url}.`,
  },
  de: {
    whereQuestion: 'Wo finden wir Sie?',
    where: (address) => `Sie finden uns hier: ${address}.`,
    inTown: (town) => `Wir sind in ${town}.`,
    contactQuestion: 'Wie erreichen wir Sie?',
    call: (phone) => `Rufen Sie uns an: ${phone}.`,
    email: (email) => `Schreiben Sie uns an ${email}.`,
    bookOnline: (url) => `Ja. Reservieren Sie online: ${url}.`,
    notBooked: 'Wir nehmen keine Reservierungen an. Kommen Sie einfach vorbei.',
    orderOnline: (url) => `Ja: ${url}.`,
    dishesQuestion: 'Was steht auf der Karte?',
    dishes: (names) => `Für den Anfang: ${names}.`,
    yes: (names) => `Ja: ${names}.`,
    menuQuestion: 'Wo gibt es die ganze Karte?',
    menu: (url) => `Hier: ${url}.`,
  },
  it: {
    whereQuestion: 'Dove siete?',
    where: (address) => `Siamo qui: ${address}.`,
    inTown: (town) => `Siamo ${inTown(town)}.`,
    contactQuestion: 'Come posso contattarvi?',
    call: (phone) => `Chiamaci al ${phone}.`,
    email: (email) => `Scrivici a ${email}.`,
    bookOnline: (url) => `Sì. Prenota online su ${url}.`,
    notBooked: 'Non accettiamo prenotazioni. Vieni quando vuoi.',
    orderOnline: (url) => `Sì, su ${url}.`,
    dishesQuestion: 'Che cosa c’è nel menù?',
    dishes: (names) => `Per cominciare: ${names}.`,
    yes: (names) => `Sì: ${names}.`,
    menuQuestion: 'Dove posso vedere il menù completo?',
    menu: (url) => `È su ${url}.`,
  },
};
