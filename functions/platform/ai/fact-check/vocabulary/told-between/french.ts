import type { ToldBetween } from './told-words.ts';

const FOOD =
  '(?:oeufs?|lait|creme|beurre|fromage|noix|noisettes?|amandes?|arachides?|ble|farine|gluten|soja|poissons?|crustaces|viande|porc|lard|lardons|sucre|sel|alcool|sesame|lactose|fruits a coque|oignons?|ail|moutarde|celeri|additifs|conservateurs)';
const OF = "(?:(?:de la|du|des|de|d'|le|la|les|l'|1|une?|aucun\\p{L}*|seule?)[ ]?){0,3}";
const QUANTITY = '(?:goutte|trace|gramme|grain|miette|once|soupcon|pincee|noisette|ombre)s?';

export const FRENCH_TOLD: ToldBetween = {
  told: {
    time: [
      "(?:ne|n'|on|nous|cuisine|four|porte|chez nous|maison|service)(?: \\p{L}+){0,3} (?:ferm\\p{L}*|s'arret\\p{L}*|arret\\p{L}*|s'etein\\p{L}*|se repos\\p{L}*|repos\\p{L}*|chom\\p{L}+|refroidi\\p{L}*|se ferm\\p{L}*|dor[mt]\\p{L}*)(?: \\p{L}+)? jamais",
      "jamais (?:(?:de|1|une?|le|la|d') ?)?(?:ferm\\p{L}*|jours? de (?:repos|fermeture|conge)|repos|pause|vacances|conges?|relache|jour off)",
      'sans (?:interruption|relache|pause|jour de (?:repos|fermeture)|fermeture)|(?:service|en) continu|non[- ]stop',
      "(?:sommes|est|serons|sera|suis|etre|reste|restons|porte|cuisine|maison)(?: \\p{L}+)? (?:toujours|tout le temps|en permanence) (?:la|ouvert\\p{L}*|presents?|au fourneau|aux fourneaux|fideles? au poste|allume\\p{L}*)|toujours (?:ouvert\\p{L}*|quelqu'un|du monde|1 fourneau)|(?:cuisine|porte|maison|bar|salle) reste\\p{L}* ouvert\\p{L}*",
      "(?:des|a|avant|jusqu'a) l'aube|des potron-minet|au (?:petit matin|lever du (?:jour|soleil)|coucher du soleil)",
      "a toute heure|a n'importe quelle heure|a toutes? heures?|(?:de )?(?:jour|nuit) (?:et|comme de|comme|ou) (?:nuit|jour)|24 heures|7 ?(?:jours)? ?(?:sur|/) ?7|a tout moment|tant qu'il y a (?:du monde|quelqu'un)|jusqu'au bout de la nuit|jusque tard",
    ],
    address: [
      'a 2 pas (?:du|des|de|d)(?! ?(?:chez (?:toi|vous|nous)|toi|vous|nous|ici|dire|te|se)(?![a-z]))|au pied (?:du|des|de (?:la|l))|au coeur (?:du (?:village|quartier|centre|vieux)|de la (?:ville|vieille))',
    ],
    allergen: [
      `${FOOD} (?:rest\\p{L}+|demeur\\p{L}+|est|sont)(?: \\p{L}+){0,2} (?:dehors|a la porte|a l'ecart|absente?s?|au placard|loin|hors|bannie?s?|exclue?s?|interdite?s?)`,
      `(?:pas|point|jamais|ni|zero|aucune?|nulle|sans|ne contient|l'absence) ${OF}(?:${QUANTITY} (?:de |d')?)?${FOOD}`,
      `(?:ignor\\p{L}+|bann\\p{L}+|exclu\\p{L}*|ecart\\p{L}+|evit\\p{L}+|oubli\\p{L}+|supprim\\p{L}+|retir\\p{L}+|laiss\\p{L}+ (?:de cote|dehors)) (?:le|la|les|l'|tous les|toute) ?${FOOD}`,
      `${FOOD}(?: \\p{L}+)? (?:n'entre\\p{L}*|n'a|n'ont|n'y|ne (?:touch|pass|rentr|vien|fait|font|franchi|met)\\p{L}*)`,
      `(?:se|s'en|nous|on se) pass\\p{L}* (?:bien |tres bien )?(?:de|d') ?${FOOD}`,
      'convien\\p{L}* (?:aux|a ceux|a tous|a toutes|meme)(?: \\p{L}+){0,2} (?:intoleran\\p{L}*|allergi\\p{L}*|coeliaque\\p{L}*|vegan\\p{L}*|vegetarien\\p{L}*)|(?:meme|aussi) pour les (?:intoleran|allergi|coeliaque|vegan|vegetarien)\\p{L}*',
    ],
    price: [
      "prix d'amis?(?= ?[.!]|$)|1 achete\\p{L}*,? (?:1|le 2e?|la 2e?|le deuxieme) offerte?",
      '(?:au|le) meme prix|(?:plus|moins) chere?s? que',
      '(?:1|une?)(?: (?:part|assiette|portion|seule?))? (?:par|pour chaque) (?:table|personne|client|commande|visite|convive|tablee)|(?:reserve|uniquement|seulement)(?: aux?| pour les)? nouveaux clients|(?:uniquement|seulement) (?:sur place|a emporter)|non cumulable|pour (?:toute|chaque) commande',
      "(?:est|sont|c'est) (?:pour nous|la maison qui offre|offerte?s?)|(?:offrons|on (?:vous |t')?offre|la maison offre|en cadeau)|a volonte|(?:pour le prix d'(?:une?|1))|a moitie prix|moitie prix",
    ],
    phone: [
      '(?:numero|appel) (?:gratuit|vert)|poste \\d|(?:par )?fax',
      '(?:par|un|via) (?:sms|texto|message)(?= (?:au|sur|a)(?![a-z]))|(?:ecri\\p{L}+|envoy\\p{L}+)-nous(?: (?:vite|1 sms|1 message|1 texto))? (?:au|sur le)(?= [\\d+(])',
    ],
    date: [
      "depuis (?:toujours|des (?:annees|lustres|decennies|generations|siecles)|longtemps|le (?:premier jour|debut|tout debut)|la nuit des temps|l'origine)|de(?:puis)? tout temps|comme (?:autrefois|jadis|au premier jour)|d'aussi loin",
      "(?:seulement|uniquement|juste|que|rien que) (?:cette semaine|ce mois|ce week-end|aujourd'hui|ce soir|pour (?:quelques|ce|cette))|(?:cette semaine|ce mois-ci|ce soir|aujourd'hui) seulement|(?:la semaine|le mois) prochaine?|derniere chance|derniers jours|avant la fin (?:de|du)|apres c'est fini|de retour (?:a la carte|parmi|chez|cette|ce)|bientot (?:fini|parti|retire)\\p{L}*|jusqu'a epuisement|a l'occasion de (?:nos|notre)",
    ],
    award: [
      '(?:jury|guides?|presse|critiques?|inspecteurs|journaux)(?: \\p{L}+){0,2} (?:ador|aim|recommand|salu|parl|ecri|cit)\\p{L}*|figur\\p{L}* (?:au|dans|parmi)|(?:couronn|sacr)e{1,2}s?|une etoile(?= pour)|etoile\\p{L}* (?:au|par|du)',
    ],
    review: [
      "(?:tout le monde|on|les gens|nos clients|les clients|nos habitues|les habitues|les gourmands|nos hotes|les voisins|la ville|tout \\p{L}+|tout le quartier)(?: (?:nous |vous |en |n'en |ne |y |se |s'en ))?(?:revien\\p{L}*|redemand\\p{L}*|parl\\p{L}* (?:de|encore)|ador\\p{L}*(?! (?:les|la|le|l'|un|une) (?:dimanches?|vacances))|raffol\\p{L}*|le dit|disent|commandent|reclam\\p{L}*|recommand\\p{L}*|s'arrach\\p{L}*|en reviennent)",
      "(?:prefere?e?s?|favorie?s?|fetiches?|cheri\\p{L}*) (?:des|de nos|du quartier|de la ville|de tous|d[eu])|on nous (?:en |l[ae] |les )?(?:redemande|reclame|demande)|(?:que|qu')(?: \\p{L}+)? (?:clients|habitues|gens|tout le monde)(?: \\p{L}+)? (?:demand|command|reclam|ador|aim|prefer)\\p{L}*|n'en (?:revien|peuv)\\p{L}*|(?:fait|font) parler|on dit (?:que|qu')|nous envie(?:nt)?",
    ],
  },
  beforePrice: [
    '(?:les 2|les deux|tous les 2|toutes les 2|ensemble|le tout|le duo|la paire|les 3|tout|en duo|a 2|meme prix)(?: sont| est| vous| reviennent| revient)? ?(?:,|:)? ?(?:pour|a|seulement|contre)?(?: seulement| a peine)?',
    "(?:des|a partir de|a moins de|moins de|pour moins de|plus de|au lieu de|la moitie de|moitie de|le double de|moins cher que|jusqu'a|au plus|pas|plus a|autrefois|avant|d'ordinaire|economisez|sous les|remise de)",
  ],
  behindPrice: [
    "(?:chacune?|piece|l'une?|l'unite|la paire|le duo|les 2|les deux|pour (?:les 2|les deux|2|deux|tous?|toutes?|le tout|la table|tout le monde|chacune?)|par (?:personne|tete|convive)|ensemble|en tout|au total|tout compris|tout inclus|compris|le tout|(?:avec (?:un|une|le|la)|(?:et|avec) (?:son|sa)) (?:dessert|boisson|cafe|verre|entree|accompagnement)|a 2|offert|de moins|de remise|au choix)",
  ],
};
