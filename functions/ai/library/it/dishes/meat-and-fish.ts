import type { CopyLibrary } from '../../copy-library.ts';

/** Meat and poultry, fish and shellfish. */
export const DISHES_MEAT_AND_FISH = {
  steak: [
    'Crosta dorata, cuore tenero.',
    'Rosolatura dorata e cuore succoso.',
    'Un taglio tenero e saporito.',
    'Tenerezza e sapore deciso.',
  ],
  ribs: [
    'Carne tenera che si stacca dall’osso.',
    'Bordi dorati, carne succosa.',
    'Una carne che si scioglie.',
  ],
  brisket: [
    'Cottura lunga, carne tenerissima.',
    'Crosta scura e cuore tenero.',
    'Ore di cottura, tanta tenerezza.',
  ],
  pulled_pork: [
    'Carne tenera che si sfilaccia.',
    'Cottura lenta, carne succosa.',
    'Morbidezza e sapore in ogni filo.',
  ],
  sausage: ['Un morso succoso e saporito.', 'Gusto deciso e ben speziato.', 'Succo e spezie a ogni boccone.'],
  roast: [
    'Doratura al forno, cuore tenero.',
    'Rosolatura dorata, gusto pieno.',
    'Il sapore profondo dell’arrosto.',
  ],
  lamb: ['Carne tenera dal gusto deciso.', 'Tenerezza e carattere.', 'Un sapore intenso, una carne tenera.'],
  pork_chop: [
    'Carne succosa dai bordi dorati.',
    'Dorata fuori, tenera dentro.',
    'Tutto il gusto fino all’osso.',
  ],
  schnitzel: [
    'Doratura sottile, cuore tenero.',
    'Una fetta sottile, una crosta dorata.',
    'Doratura fuori, tenerezza dentro.',
  ],
  meatballs: [
    'Bocconi teneri e saporiti.',
    'Morbide, succose, ben condite.',
    'Piccoli bocconi che confortano.',
  ],
  fried_chicken: [
    'Croccante fuori, succoso dentro.',
    'Crosta dorata, carne succosa.',
    'Il croccante che ti aspetti.',
  ],
  wings: [
    'Dorate, saporite, da condividere.',
    'Piccoli bocconi dorati e decisi.',
    'Pochi morsi, tanto gusto.',
  ],
  chicken: [
    'Carne tenera e succosa.',
    'Tenero, succoso, saporito.',
    'Sapore delicato, carne tenera.',
    'La semplicità di un pollo tenero.',
  ],
  duck: [
    'Carne succosa dal gusto intenso.',
    'Tutto il carattere dell’anatra.',
    'Sapore profondo, carne tenera.',
  ],
  fish: [
    'Carni tenere e sapore delicato.',
    'Un piatto delicato e saporito.',
    'Gusto pulito e consistenza tenera.',
    'La delicatezza del pesce.',
  ],
  fish_fried: [
    'Doratura leggera e croccante.',
    'Pesce dorato e tenero.',
    'Una doratura croccante, un cuore tenero.',
  ],
  salmon: [
    'Salmone morbido e delicato.',
    'Morbida consistenza, gusto pulito.',
    'Tutta la delicatezza del salmone.',
  ],
  shrimp: ['Bocconi sodi dal gusto di mare.', 'La dolcezza del mare.', 'Teneri, dolci, con profumo di mare.'],
  oysters: ['Il mare in un boccone.', 'Gusto di mare, netto e intenso.', 'Tutta la sapidità del mare.'],
  mussels_clams: [
    'Il profumo del mare.',
    'Bocconi teneri, sapore di mare.',
    'Gusto sapido e profumo marino.',
  ],
  crab: ['Polpa dolce e delicata.', 'Tutta la dolcezza del granchio.', 'Delicato, con un tocco di mare.'],
  crab_cakes: [
    'Crosta dorata e granchio tenero.',
    'Dorati fuori, delicati dentro.',
    'Il granchio in un boccone dorato.',
  ],
  lobster: [
    'Polpa soda, dolce e delicata.',
    'Tutta la finezza del crostaceo.',
    'Dolcezza e profumo di mare.',
  ],
  octopus_squid: [
    'Tenerezza e gusto di mare.',
    'Bocconi teneri dal sapore di mare.',
    'La tenerezza giusta, il gusto del mare.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
