import type { ClaimWords } from './english.ts';

export const FRENCH: ClaimWords = {
  award:
    'primee|primees|primes|recompense*|etoilee?s?|cinq etoiles|renommee?s?|reputee?s?|legendaire*|fameu*',
  best: 'meilleur*|numero un|incomparable*|inegalable*',
  health:
    'saine?s?|bon pour la sante|nutritif*|nutritive*|sans sucre|allegee?s?|peu calorique*|equilibree?s?|guerit',
  allergen:
    'allergen*|allergi*|gluten|lactose|intoleran*|c(?:œ|oe)liaque*|sans (?:noix|arachides?|(?:œ|oe)ufs?|lait|farine)',
  diet: 'vegan*|vegetarien*|vegetalien*|sans viande|100 ?% vegetal',
  halal: 'halal|casher|kasher',
  origin:
    'frais|fraiche|fraiches|du marche|produits? loca(?:l|ux)|locaux|de saison|du terroir|bio|biologique*|fermier*|importee?s|authentique*|artisanal*|circuits? courts?',
  homemade: '(?:fait|faite|faits|faites|cuisine|prepare) maison|recettes? maison|faite?s? (?:a la )?main',
  family:
    '(?:entreprise|affaire|maison|cuisine|recettes?) familiales?|restaurant familial|notre famille|generation*|grand mere*',
  years: 'depuis|fondee?|decennie*|siecle*|ans d|tradition*|historique*',
  delivery: 'livraison*|livrons|a emporter|commande* en ligne|commandez en ligne',
  opening:
    'ouverte?s?|ouvre|ouvrons|fermee?s?|fermons|tous les jours|toute la journee|chaque jour|jusque tard|toute la nuit|toute la semaine',
  booking: 'reserv*',
  offer:
    'gratuit*|offerte?s?|remise*|reduction*|promotion*|moitie prix|pas chere?s?|bon marche|petits prix|a volonte|rembours*|dedommag*|bons? d achat|offrons|offrirons',
};
