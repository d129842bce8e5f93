/** A list in one line, and what may be printed of it, after the language. */
export const FRENCH_LISTS: readonly (readonly [text: string, expected: string])[] = [
  [
    'Bistrot lyonnais, quenelles 16, andouillette 17, tarte aux pralines 7, terrasse, fermé le dimanche',
    'fr; kind Bistrot; cuisines lyonnais; Quenelles = 16; Andouillette = 17; Tarte aux pralines = 7; note terrasse; closed sunday',
  ],
  [
    'Crêperie familiale depuis 1985, complète 9, beurre sucre 4, cidre 3,50 la bolée, espèces uniquement',
    'fr; story Crêperie familiale depuis 1985; kind Crêperie; Complète = 9; Beurre sucre = 4; Cidre = 3,50 la bolée; payment espèces uniquement',
  ],
  [
    'Brasserie alsacienne, choucroute 19, flammekueche 11, bières pression, parking gratuit, ouvert tous les jours 11h30-23h',
    'fr; kind Brasserie; cuisines alsacienne; Choucroute = 19; Flammekueche = 11; story bières pression; parking parking gratuit; motuwethfrsasu 11:30-23:00',
  ],
  [
    'Bar à vins, planche mixte 16, verre de vin dès 5, sans réservation, du mardi au samedi 18h-minuit',
    'fr; kind Bar à vins; Planche mixte = 16; Verre de vin = dès 5; booking not_taken; tuwethfrsa 18:00-00:00',
  ],
  [
    'Restaurant gastronomique, menu dégustation 95 €, accord mets et vins 55 €, 24 couverts, réservation obligatoire',
    'fr; story Restaurant gastronomique; kind Restaurant; menu Menu dégustation 95 €; Accord mets et vins = 55 €; story 24 couverts; booking required',
  ],
  [
    'Pizzeria au feu de bois, reine 12, quatre fromages 13, à emporter, chiens acceptés, fermé lundi',
    'fr; story Pizzeria au feu de bois; kind Pizzeria; Reine = 12; Quatre fromages = 13; note à emporter; note chiens acceptés; closed monday',
  ],
  [
    'Salon de thé, scones 4, gâteau du jour 5, brunch 24 le dimanche, wifi, enfants bienvenus',
    'fr; kind Salon de thé; Scones = 4; Gâteau du jour = 5; hours_text brunch 24 le dimanche; note wifi; note enfants bienvenus',
  ],
  [
    'Boulangerie, baguette tradition 1,30, éclair 3, pain au levain 5, ouvert 7h-19h30, fermé mercredi',
    'fr; kind Boulangerie; Baguette tradition = 1,30; Éclair = 3; Pain au levain = 5; motuthfrsasu 07:00-19:30; closed wednesday',
  ],
  [
    'Couscous maison, couscous royal 18, tajine 16, thé à la menthe 2, halal, livraison',
    'fr; story Couscous maison; Couscous royal = 18; Tajine = 16; Thé à la menthe = 2; diets halal; note livraison',
  ],
  [
    'Rôtisserie, poulet fermier 14, pommes grenailles 4, à emporter, cartes acceptées',
    'fr; kind Rôtisserie; Poulet fermier = 14; Pommes grenailles = 4; note à emporter; payment cartes acceptées',
  ],
  [
    'Guinguette, moules frites 14, friture 12, rosé, musique live le samedi, en bord de Marne',
    'fr; kind Guinguette; Moules frites = 14; Friture = 12; story rosé; note musique live le samedi; note en bord de Marne',
  ],
];
