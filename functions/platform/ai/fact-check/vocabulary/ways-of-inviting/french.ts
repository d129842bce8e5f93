const KIN =
  '(?:familles?|meres?|peres?|parents|mamans?|papas?|mamies?|papis?|grands?-(?:meres?|peres?|parents)|freres?|soeurs?|fils|filles?|tantes?|oncles?|cousine?s?|maris?|femmes?|epou(?:x|ses?)|belle-(?:mere|soeur)|beau-(?:pere|frere)|voisine?s?|patronn?es?|patrons?|groupes?)';

/** What guests do, have and are. */
const GUESTS = [
  `(?:ton|ta|tes|votre|vos) (?:\\p{L}+ )?(?:${KIN}|anniversaires?|quartier|chat|livres?|applis?|traditions?|quotidien|avis|recompense|coups? de coeur)`,
  `(?:(?:invit|emmen|amen|appell|previen|preven|averti|convainc|tag|identifi|reuni|rassembl|embarqu|ramene|demand|transfer|envoi|envoy)\\p{L}*|appelez|dis|dites|dire)(?:-\\p{L}+)?(?: (?:ca|cela|cette \\p{L}+|ce \\p{L}+|aussi|vite|donc))? (?:la|le|les|l'|a la|au|aux|toute la|tout le) ?${KIN}`,
  '(?:venez|venir|viens|partag\\p{L}+|diners?|dejeuners?|manger|repas|soirees?|table|sortie|reunion|photo|discussion|conversation) (?:en|de) famille|en famille,? (?:ou |et )?(?:entre|avec|seul|a 2)|(?:entre amis|seul|a 2|en amoureux),? (?:ou |et )?en famille',
  "(?:dans|sur) (?:le|un) groupe|(?:le|un) groupe (?:whatsapp|famille|de discussion|d'amis|de tes|de vos|des copains|des copines|des collegues)(?: \\p{L}+)?",
  '(?:envoi|envoy|partag|transfer|fai|pass)\\p{L}*(?:[ -]\\p{L}+){0,4} (?:par|sur|dans|via) (?:le groupe |ton |votre )?whatsapp',
  "(?:les|des) voisins (?:de table|du dessus|du dessous|d'a cote|d'en face|vont|sont|en|ne|seront)",
  "(?:joyeux|bon) anniversaire|(?:fai\\p{L}+ garder|couch\\p{L}+|confi\\p{L}+) les enfants|chut,? les enfants|les enfants (?:dorment|sont couches)|enfant interieur|(?:ame|coeur|jeu|regard|sourire|joie|reve|plaisir|souvenir)s? d'enfants?|bon enfant",
  '(?:rentr\\p{L}+|rest(?:er?|es|ez|ons)|retour|(?<!a )(?:manger|diner|dejeuner|cuisiner)|attend\\p{L}*|comme)(?: \\p{L}+)? a la maison|(?<=(?:^|[.!?] ))a la maison,|pres de la maison|(?:sort|loin|hors)\\p{L}* de la maison',
  'metro,? boulot|dans (?:le|ton|votre|un) (?:bus|metro|tram)|(?:bus|metro|tram) (?:du|de) (?:retour|soir|matin)',
  "(?:en|au|apres|avant|pendant|les|des|de|du|un|ce|tes|vos) cours(?! d)|en cours de route|au cours (?:du|de la|d'un) (?:repas|soiree|diner|dejeuner|journee)|en cours d'annee",
  "(?:l'|heureu(?:x|se) )elue?|elue? (?:de|par) (?:ta|ton|tes|votre|vos) \\p{L}+|la classe(?! (?:parmi|comme|dans|en|au))|grande classe|salle de classe",
];

/** Asking, choosing, answering, and what a post says of itself. */
const ASKING = [
  "tout le monde(?! (?:\\p{L}+ )?(?:adore|aime|parle|dit|recommande|sait))|le monde (?:est (?:petit|a (?:toi|vous))|peut attendre|attendra|s'arrete)",
  '(?:ca|comment ca|tout|on) (?:te |vous |nous )?marche|marche (?:conclu|a suivre)|faire marche arriere|en marche(?=[.!?:,]|$)|la marche a suivre',
  "c'est note(?!\\p{L})(?! (?:\\d|par|sur))|(?:prends|prenez|prendre|prenons) (?:bien )?note|note[- ](?:le|la|les|ca|bien|dans)(?! \\d)|notes? (?:de frais|pour plus tard|a moi-meme|a toi-meme)",
  "(?:tu as|t'as|vous avez|on a|j'ai|bien|as-tu|avez-vous) (?:tout |bien )?compris(?! (?:dans|en))|(?<=(?:^|[.!?] ))compris(?= ?\\?)",
  "en prime|(?:rien ne|le temps|ca ne|ca) presse|(?:gens|es|etes|si|trop|pas|moins|plus|te sens|toujours) presse(?:e?s?)(?! (?:par|de|d'))",
  "(?:laiss\\p{L}+[- ](?:toi|vous|nous|moi)|(?:se|te|vous) laiss\\p{L}+|s') ?emporter",
  "(?<=(?:^|[.!?:;,] ))gare (?:a (?:toi|vous|qui|celui|celle|ceux|la|l'|ta|ton|tes|votre|vos)|aux)",
  "a (?:la )?(?:premiere|1ere) vue|points? de vue|perd\\p{L}+ de vue|a vue d'oeil|gard\\p{L}+ en vue|(?:l'|t'|vous |m')(?:as?|ai|avez|avons|ont)(?: (?:pas|deja|jamais|bien))? vues?",
  "a ce stade|chang\\p{L}+ d'avis|avis aux? (?:amateurs?|gourmand\\p{L}*|affame\\p{L}*|curieu\\p{L}+|indecis\\p{L}*|retardataires|amoureux)|a (?:mon|notre) (?:humble )?avis|d'avis (?:que|contraire)|sans avis",
  '(?:excuse|raison|pretexte|motif|argument|alibi)s? (?:\\p{L}+ )?valables?',
  '(?:ta|votre|petite|belle|juste|en|comme|1|une) recompense (?:du jour|de la journee|du soir|apres|bien meritee|pour (?:toi|vous))|(?:ta|votre|petite|belle|juste|en) recompense(?! (?:de|au|du) )|recompense(?: bien)? meritee|merit\\p{L}+ (?:bien )?(?:une|1) (?:\\p{L}+ )?recompense',
  'recommand\\p{L}+ (?:quoi|lequel|laquelle)|(?:tu|vous) (?:me |nous |te )?recommand\\p{L}+|a qui recommand\\p{L}+',
  'suiv\\p{L}+ le guide|suis le guide|(?:te|vous) guide(?:nt|r)?',
  'le meilleur (?:pour la fin|reste a|est a venir|arrive|commence)|pour le meilleur(?= et| :|,|\\.|!)|gard\\p{L}+ le meilleur',
  '(?:on|tu|vous|qui) (?:y |te |ne )?gagnes?|qui perd gagne|qui (?:la |le |les )?remporte|remporte\\p{L}* (?:la mise|la partie|le duel|le match)|(?:duo|trio|pari|choix|combo|plan|tierce|match|coup|ticket|gagnant-)[ -]?gagnant',
  'liens? (?:\\p{L}+ ){0,3}bio|(?:dans|voir) (?:la|notre|ma) bio',
  '(?:bec|team|equipe|mi-) ?sucre|sucre,? ou (?:\\p{L}+ )?sale|sale,? ou (?:\\p{L}+ )?sucre|envies? de sucre|casser du sucre',
  "gratuit de (?:rever|saliver|regarder|demander|essayer|sourire|choisir|craquer|gouter)|(?:rever|saliver|regarder|demander|sourire|choisir),? (?:c'est|est|reste) gratuit|(?:sans )?supplement (?:de culpabilite|de remords|de bonheur|d'ame)",
  "recettes? (?:du bonheur|de (?:la |ta |votre )?(?:bonne |belle )?(?:soiree|journee|pause|humeur|bonheur)|d'(?:un|une|1) (?:\\p{L}+ )?(?:soiree|journee|pause|moment|diner|dejeuner|rendez-vous|week-end|dimanche))",
  'enormes? (?:envies?|faims?|creux|mercis?|plaisir|bisous?|coups? de)|(?:envies?|faims?|creux|plaisir|bisous?|merci) enormes?',
];

/** Turns of phrase. */
const TURNS = [
  "d'(?:une|1) pierre 2 coups|fai\\p{L}+ le pont|a bon port|la mer a boire|(?:(?:fai\\p{L}*|en)(?: pas| plus)? (?:toute )?(?:une|1) montagne)(?! de)|midi a 14 ?h(?:eures)?",
  'connai\\p{L}+ la musique|la musique,? (?:tu la|vous la|on la)|meme musique|chang\\p{L}+ de musique|en avant la musique|coups? de theatre|(?:un|1) vrai theatre',
  "(?<!(?:dans|par|selon) )(?:le|du|au) quotidien|feu vert|tout feu,? tout flamme|pret\\p{L}*,? feu,? (?:partez|go)|coup de feu|feu de l'action|jou\\p{L}+ avec le feu",
  "tend(?:re|s|ez)? (?:l'oreille|la main|la perche)|tendres? (?:gourmand|moitie|ami|pensee|moment|aveu|mot|secret|reve)e?s?|journal intime|journal de bord",
  "(?:un|1|bon|ce|du) (?:bon )?livre(?! (?:de|d'|a|au|chez|en)(?![a-z]))|a livre ouvert|livre de chevet",
  "ca fait (?:(?:un|1) |des )siecles? (?:qu'on|que (?:tu|vous|nous)) (?:ne|n'|se|s'|t'|vous|nous)|attend\\p{L}+ (?:(?:un|1) |des )siecles?|il y a des siecles que|compte plus les siecles",
  "fai\\p{L}+ la cour|cour (?:de recre\\p{L}*|des grands|d'ecole)|(?:temps|vie|mal|humeur|caractere|coup) de chiens?|entre chien et loup|nom d'(?:un|1) chien",
  'etoiles? (?:dans|plein) les yeux|bonne etoile|etoiles? filantes?',
  "fermes? (?:les yeux|l'oeil|la porte|l'ordi\\p{L}*|le pc|(?:ton|ta|tes|cet|cette) \\p{L}+|la parenthese)|(?:de pied|poing) ferme|yeux fermes|ferme intention|frais et dispos?|frais comme (?:un|1) gardon|tete fraiche",
  "(?:un|1|le) meme toit|sous (?:ton|votre) toit|sur (?:tous )?les toits|applis? (?:de \\p{L}+|ferme\\p{L}*)|ferme\\p{L}* l'appli|(?:une|1) (?:\\p{L}+ )?tradition a (?:lancer|creer|inventer|prendre)|lanc\\p{L}+ (?:une|1) (?:\\p{L}+ )?tradition",
  "pas tous les jours(?: fete)?|coup\\p{L}* (?:\\p{L}+ )?(?:la poire )?en 2|partag\\p{L}* (?:\\p{L}+ )?en 2|plutot 2 qu'(?:une?|1)|jamais 2 sans 3|en moins de 2|en 2 temps,? 3 mouvements|(?:entre les|prends les|prenez les) 2",
];

/** Foods that nobody serves. */
const FOODS = [
  'pos\\p{L}+ (?:\\p{L}+ )?(?:un |de |des |1 )?lapins?|racont\\p{L}+ (?:\\p{L}+ )?(?:de |des )?salades?|(?:bris|romp)\\p{L}+ la glace|rest\\p{L}+ de glace',
  "en (?:un|1) eclair|vitesse (?:de l')?eclair|comme l'eclair|eclair de genie|(?:visite|passage|pause|reponse) eclair|(?:ma|ta|sa|votre) pomme|tomb\\p{L}+ dans les pommes|pomme de discorde|croqu\\p{L}+ la pomme",
  'pain sur la planche|gagne-pain|jour sans pain|(?:mon|mes) (?:petits? )?choux?|bete comme chou|chou blanc|bouts? de chou',
  '(?:reten|retien|repren|coup|perd)\\p{L}* (?:ton |votre |son |le |leur )?souffle|(?:second|nouveau|2e) souffle|bout de souffle',
  'port\\p{L}+ (?:ses|leurs|tes|vos) fruits|fruits? (?:defendu|du hasard)|fin des haricots|lune de miel|fai\\p{L}* (?:\\p{L}+ )?tout (?:un|1) fromage|entre la poire et le fromage',
  "(?:tes|vos|mes|ses) oignons|pour du beurre|l'argent du beurre|d'eau dans (?:ton|votre|son) vin|comme (?:une|1) huitre|carottes sont cuites|gros sur la patate|(?:avoir|as|garde|donne) la (?:patate|frite)|moutarde (?:me|te|lui|vous) monte|marcher sur des oeufs|oeufs dans le meme panier",
  'cheveu sur la soupe|soupe au lait|ramen\\p{L}+ (?:ta|sa|votre|vos|leur) fraises?|pas de la tarte|avocat du diable|(?:etre|es|etes|mets?|mettre|tenir|tiens|tenez|deja) (?:\\p{L}+ )?au jus|fai\\p{L}* le poireau|panier de crabes|froid de canard|mon canard|(?:devenir|rendre?) chevre|la chevre et le chou|comme des sardines|comme (?:une|1) tomate|presse comme (?:un|1) citron|(?:feu|carte|code) orange|comme (?:un|1) agneau|(?:excuse|idee|regime|plan|truc|blague)s? a la noix|yeux (?:noisette|en amande)|grain de sel',
];

/** Ways of inviting in which words of facts state none; see `figures-of-speech.ts`. */
export const FRENCH_INVITATIONS: readonly string[] = [...GUESTS, ...ASKING, ...TURNS, ...FOODS];
