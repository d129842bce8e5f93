import type { HoursVocabulary } from './hours-vocabulary.ts';

export const FRENCH: HoursVocabulary = {
  language: 'fr',
  days: [
    'lundi, lundis',
    'mardi, mardis',
    'mercredi, mercredis',
    'jeudi, jeudis',
    'vendredi, vendredis',
    'samedi, samedis',
    'dimanche, dimanches',
  ],
  shortDays: ['lun, lu', 'mar, ma', 'mer, me', 'jeu, je', 'ven, ve', 'sam, sa', 'dim, di'],
  letters: ['l', 'm', 'm', 'j', 'v', 's', 'd'],
  everyDay:
    "les autres jours, le reste de la semaine, tous les jours, tlj, t.l.j., t.l.j, chaque jour, 7j/7, 7 j/7, 7j sur 7, 7 jours sur 7, 7 jours/7, 7 jours par semaine, 7 jours, sept jours par semaine, 7j, sept jours sur sept, toute la semaine, 7/7, tous les jours de la semaine, tous les jours de l'annee, tous les soirs, chaque soir, tous les midis",
  weekdays: 'en semaine, jours ouvrables, la semaine, jours de semaine',
  weekend:
    'la fin de semaine, fin de semaine, les fins de semaine, fins de semaine, les fds, week-end, weekend, week-ends, weekends, le week-end, les week-ends, week end',
  aroundTheClock: '24h/24, 24 h/24, 24h sur 24, 24/7, 24 heures sur 24, 24h/24 et 7j/7, 24h/24 7j/7, 24/24',
  noon: 'midi',
  midnight: 'minuit',
  months: [
    'janvier, janv, jan',
    'fevrier, fevr, fev',
    'mars',
    'avril, avr',
    'mai',
    'juin',
    'juillet, juil',
    'aout',
    'septembre, sept',
    'octobre, oct',
    'novembre, nov',
    'decembre, dec',
  ],
  words: {
    open: "ouvert, ouverte, ouverts, ouvertes, ouvre, ouvrons, ouverture, horaires, horaire, nos horaires, horaires d'ouverture, heures d'ouverture, nous ouvrons, on ouvre, nous sommes ouverts, on est ouvert, ouvert au public",
    closed:
      "relache, jour de relache, repos, jour de repos, ferme, fermee, fermes, fermees, fermeture, ferme pour conges, conges, conges annuels, fermeture annuelle, fermeture hebdomadaire, fermeture hivernale, fermeture d'hiver, fermeture estivale, fermeture d'ete, nous fermons, on ferme, jour de fermeture, repos, jour de repos, relache, vacances, fermes pour conges, en conges, ou on est ferme, ou on est fermes, ou nous sommes fermes, ou l'on ferme, fermerons, fermerons exceptionnellement, ferme exceptionnellement, fermeture exceptionnelle, fermons exceptionnellement, serons fermes, sera ferme, seront fermes, exceptionnellement ferme",
    closes: 'ferme a, ferment a, nous fermons a, on ferme a, fermeture a, fermons a, et fermons a',
    to: "a, au, jusqu'a, jusqu'au, jusque, jusqu'aux, jusqu",
    from: 'de, du, des, a partir de, a partir du, des le, depuis',
    between: 'entre',
    at: 'a, vers',
    and: 'plus, ainsi que, et, puis, ainsi que, et de nouveau, plus, aussi',
    onwards: '',
    except: 'sauf, hors, excepte, sauf le, sauf les, a part, hormis',
    for: 'pour',
    late: "tard, plus tard, la fermeture, fermeture, epuisement, epuisement des stocks, rupture de stock, bout de la nuit, tard dans la nuit, pas d'heure, plus soif, plus faim, y en a plus, n'y en a plus, n'y en ait plus",
    not: "pas, non, jamais, ni, ne, n', sans, n'est plus, n'est pas, ne sommes pas, aucun",
    filler:
      "le, la, les, l', est, sommes, nous, on, vous accueille, vous accueillons, accueille, accueillons, service, services, h, heures, heure, servi, servis, servons, en, nos, notre, de, toute l'annee, toute la journee, en continu, non-stop, sans interruption, service continu, uniquement, seulement, jours, jour, semaine, chaque, tous, toutes, aussi, egalement, c'est, d', continu, journee, a la carte, mais, deux services, tout, tout le mois de, tout le mois d', la boutique est, le magasin est, le restaurant est, le cafe est",
    with: 'avec',
    hedge:
      'environ, generalement, habituellement, normalement, parfois, souvent, vers, selon, certains, un sur deux, sur reservation, sur rendez-vous, premier, premiers, dernier, derniers, si, ou, quand, presque, peut-etre, plutot',
    part_of_day:
      'du midi, matin, matins, soir, soirs, apres-midi, midis, le midi, le soir, le matin, midi et soir, au dejeuner, au diner, a midi, soiree',
    last_seating:
      "dernier service, derniere commande, dernieres commandes, dernier service a, derniers services, derniere reservation, dernieres reservations, derniere table, prise de commande jusqu'a, derniere prise de commande, dernieres prises de commande, derniere entree",
    happy_hour: 'happy hour, happy hours, heure joyeuse, 5 a 7, 5@7, cinq a sept, 5 a 8',
    vague_days: 'jours feries, jour ferie, feries, vacances scolaires, veilles de fetes, ferie',
    season:
      "ete, hiver, printemps, automne, l'ete, l'hiver, en ete, en hiver, d'ete, d'hiver, en saison, hors saison, saison, haute saison, basse saison, horaires d'ete, horaires d'hiver, reste de l'annee, le reste de l'annee, le reste du temps",
    other_topic:
      'enfants, enfant, ans, an, age, ages, personnes, personne, couverts, couvert, table, tables, prix, tarif, tarifs, remise, minutes, min, km, metres, musique, musique live, concert, concerts, jazz, dj, karaoke, quiz, atelier, ateliers, cours, degustation, degustations, evenement, evenements, marche, marches, soiree jazz, soiree, soirees, euros, eur, plats, pieces, degres, appeler, appelez, generations, generation, heures de cuisson, heures de repos, ouvert sur, ouverte sur, etages, gratuit',
    not_now:
      "avant, autrefois, jadis, etait, etions, ouvrait, ouvrions, bientot, prochainement, ouvrira, ouvrirons, annee prochaine, mois prochain, l'annee prochaine, le mois prochain, souhaitons ouvrir, aimerions, aimerais, voulons ouvrir, voudrions, pensons, personnel, employes, fournisseurs, livraisons fournisseurs, loyer, reunion, ne pas mentionner, ne mentionnez pas, ne dites pas, bureau, au lieu de, secret",
  },
  meals: {
    breakfast: 'petit-dejeuner, petit dejeuner, petits-dejeuners, petits dejeuners',
    brunch: 'brunch, brunchs',
    lunch:
      'dejeuner, dejeuners, repas du midi, repas de midi, service du midi, service de midi, menu du midi',
    afternoon: 'gouter, salon de the, tea time',
    dinner: 'diner, diners, repas du soir, service du soir, aperitif, apero, souper',
    any: 'cuisine, bar, terrasse, boutique, boulangerie, cafe, restaurant, livraison, livraisons, a emporter, emporter, vente a emporter, epicerie, comptoir, cave, click and collect, restauration',
  },
  holidays: {
    new_year: "jour de l'an, nouvel an, le jour de l'an",
    good_friday: 'vendredi saint',
    easter: 'paques, dimanche de paques',
    easter_monday: 'lundi de paques',
    bastille_day: '14 juillet, fete nationale',
    may_day: '1er mai, fete du travail',
    all_saints: 'toussaint',
    christmas_eve: 'reveillon de noel, veille de noel, soir de noel',
    christmas: 'noel, jour de noel',
    new_years_eve: 'saint-sylvestre, reveillon du nouvel an, saint sylvestre',
  },
  common:
    'le, la, les, des, du, et, nous, notre, nos, est, une, un, pour, dans, sur, au, aux, ferme, ouvert, chez, de, du, en, jours, qui',
};
