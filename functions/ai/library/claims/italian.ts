import type { ClaimWords } from './english.ts';

export const ITALIAN: ClaimWords = {
  award: 'premi|premio|premiat*|stellat*|stella michelin|cinque stelle|rinomat*|famos*|leggendari*',
  best: 'miglior|migliore|migliori|numero uno|imbattibil*|ineguagliabil*|inimitabil*',
  health: 'san[oaie]|fa bene|nutrient*|senza zuccher[oi]|ipocaloric*|poche calorie|guarisce',
  allergen:
    'allergen*|allergi*|glutine|lattosio|intolleran*|celiac*|senza (?:uova|frutta secca|latte|farina)',
  diet: 'vegan*|vegetarian*|senza carne',
  halal: 'halal|kosher',
  origin:
    'fresc[oa]|freschi|fresche|freschissim*|di stagione|stagionali|biologic*|a km 0|chilometro zero|prodotti locali|nostran*|del territorio|del giorno|del mercato|importat*|autentic*|genuin*|artigianal*',
  homemade: 'fatt[oaie] in casa|fatt[oaie] a mano|casarecci*|casalin*|di nostra produzione',
  family:
    '(?:gestione|conduzione|impresa|cucina) familiare|nostra famiglia|ricett[ae] di famiglia|della nonna|generazion*',
  years:
    'da (?:anni|sempre|generazioni)|fondat[oa]|decenni|decennio|secol[oi]|tradizion*|storic[oahi]|storiche',
  delivery: 'consegn*|a domicilio|da asporto|asporto|ordina online',
  opening:
    'apert[oaie]|apriamo|apre|chius[oaie]|chiudiamo|tutti i giorni|ogni giorno|tutto il giorno|fino a tardi|tutta la notte|tutta la settimana',
  booking: 'prenot*',
  offer:
    'gratis|gratuit[oaie]|scont*|meta prezzo|economic*|offert[oaie]|omaggio|promozion*|offre la casa|a volonta|rimbors*|risarci*|buoni? sconto|offriamo|offriremo',
};
