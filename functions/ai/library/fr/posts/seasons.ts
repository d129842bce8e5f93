import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on weather, seasons, and the days a year brings. */
export const POSTS_SEASONS: Pick<
  CopyLibrary['posts'],
  | 'rain'
  | 'cold_day'
  | 'hot_day'
  | 'spring'
  | 'summer'
  | 'fall'
  | 'winter'
  | 'game_day'
  | 'birthday'
  | 'payday'
  | 'valentines'
  | 'mothers_day'
  | 'fathers_day'
  | 'graduation'
  | 'thanksgiving'
  | 'holidays'
  | 'new_year'
> = {
  rain: [
    {
      text: 'Il pleut, votre parapluie [vous a trahi|s’est retourné|est resté chez vous], et la faim [s’en moque|insiste|ne fond pas]. Direction {name} : [secouez-vous|accrochez le manteau|séchez un peu], et prenez quelque chose qui [réchauffe|fume|console].',
      photo: 'un parapluie qui goutte près de la porte',
      tags: ['pluie', 'envie', 'reconfort'],
    },
    {
      text: 'Les jours de pluie, le canapé [gagne presque toujours|vous appelle par votre prénom|triche]. Pas cette fois. Enfilez [l’imperméable|les bottes|ce que vous trouvez] et venez manger : la pluie [est plus belle de l’intérieur|paraît plus courte|reste dehors].',
      photo: 'des gouttes sur une vitre, une lumière derrière',
      tags: ['pluie', 'jourdepluie', 'sortirmanger'],
    },
  ],
  cold_day: [
    {
      text: 'Quand les doigts [se plaignent|cherchent les poches|ne répondent plus], il est temps de manger. Cap sur {name}, prenez quelque chose [qui fume|à la cuillère|de brûlant]. Le manteau [attendra sur la chaise|peut souffler|a congé].',
      photo: 'de la vapeur au-dessus d’un bol',
      tags: ['froid', 'auchaud', 'envie'],
    },
    {
      text: 'Le froid a du bon : [la faim|la vapeur|une étreinte] se remarque davantage. Partagez {food} avec quelqu’un à qui vous [voleriez une écharpe|devez des nouvelles|manquez un peu], et [laissez entrer la chaleur|riez|resservez-vous].',
      photo: 'deux tasses, des gants posés à côté',
      tags: ['froid', 'partage', 'onmangequoi'],
    },
  ],
  hot_day: [
    {
      text: 'Cuisiner par cette chaleur, c’est [de la folie|un sport extrême|punir sa chemise]. N’en faites rien. Direction {name}, et que votre cuisine [se repose|refroidisse|ne participe pas]. À vous de [vous asseoir|boire bien frappé|donner votre avis].',
      photo: 'un verre couvert de buée',
      tags: ['canicule', 'pasdevaisselle', 'soif'],
    },
    {
      text: 'Même [le bitume|le chien|l’éventail] demande une trêve, alors on ne [cuisine pas|discute pas|rallume rien]. Venez avec [un chapeau|des sandales|des lunettes de soleil], prenez quelque chose qui [rafraîchit|soulage|ne pèse pas] et [restez un peu|respirez|comptez les glaçons].',
      photo: 'une ombre sur une table, un verre posé',
      tags: ['canicule', 'pause', 'sortirmanger'],
    },
  ],
  spring: [
    {
      text: 'Printemps : les manteaux [s’ouvrent|restent au placard|prennent l’air], l’envie de sortir [pousse|revient|grimpe], et la cuisine peut [attendre|fermer|respirer]. Cap sur {name}, avec quelqu’un qui [a le sourire|éternue peu|a faim].',
      photo: 'une fleur à côté d’une assiette',
      tags: ['printemps', 'sortir', 'bonnehumeur'],
    },
    {
      text: 'Tout bourgeonne, même [les allergies|les arbres tristes|l’envie de se voir]. Profitez-en : [sortez le vélo|marchez un peu|promenez quelqu’un] jusqu’à ce que [la faim arrive|le ventre parle|l’envie vienne]. Ensuite, {food}, direction {name}, [sans vous presser|en bonne compagnie|et souriez].',
      photo: 'un vélo contre un mur, au soleil',
      tags: ['printemps', 'balade', 'faim'],
    },
  ],
  summer: [
    {
      text: 'L’été se mesure en [glaces|soirs qui traînent|taches sur le tee-shirt]. Ajoutez-y un repas avec vos proches, direction {name}, et [rangez la montre|gardez la photo|laissez tomber la plage]. En septembre, [cela vous manquera|vous le raconterez|ce sera une légende].',
      photo: 'une table au soleil, lunettes posées',
      tags: ['ete', 'longuessoirees', 'amis'],
    },
    {
      text: 'Les jours s’allongent et la faim [aussi|arrive tard|vient à n’importe quelle heure]. Venez quand [le soleil baisse|la chaleur tombe|cela vous chante] : {name} vous attend, avec rien à [cuisiner|laver|prévoir] et tant à [raconter|goûter|partager].',
      photo: 'une ombre longue sur une nappe',
      tags: ['ete', 'finsdejournee', 'envie'],
    },
  ],
  fall: [
    {
      text: 'Dès que craque [une feuille|une semelle|la première branche], on veut quelque chose de [tiède|profond|chaud]. Sortez le pull [préféré|usé|emprunté], appelez [un ami|votre mère|votre moitié], et cap sur {name} pour saluer l’automne.',
      photo: 'un pull sur une chaise, une assiette fumante',
      tags: ['automne', 'pull', 'envie'],
    },
    {
      text: 'L’automne se mange [lentement|à la cuillère|en manches longues]. Si le soir [tombe plus tôt|se couvre|devient doré], {food} et une bonne conversation sont [la réponse|un beau plan|ce qui manquait].',
      photo: 'une feuille rousse sur une table',
      tags: ['automne', 'soir', 'conversation'],
    },
  ],
  winter: [
    {
      text: 'En hiver, le [canapé|plaid|radiateur] gagne toujours, sauf si on lui oppose {food}. Mettez [l’écharpe|le bonnet|les grosses chaussettes] et cap sur {name} : au retour, vous [marcherez plus lentement|aurez moins froid|sourirez].',
      photo: 'une écharpe sur le dossier d’une chaise',
      tags: ['hiver', 'auchaud', 'sortirmanger'],
    },
    {
      text: 'La nuit tombe tôt, ce qui donne [faim|envie de rentrer|le droit de se resservir]. Rassemblez ceux qui [rient fort|cherchent le soleil|ont une écharpe à prêter], et venez pour quelque chose qui [fume|réconforte|chasse le froid].',
      photo: 'une fenêtre éclairée au crépuscule',
      tags: ['hiver', 'nuit', 'envie'],
    },
  ],
  game_day: [
    {
      text: 'C’est jour de match, et les nerfs [donnent faim|demandent à mordre|ne se calment pas seuls]. Mangez avant ou [pendant|après|à la mi-temps]. Chez nous, [on fête ou on console|pas d’arbitre|l’assiette ne rate pas ses penaltys].',
      photo: 'une écharpe de club près d’une assiette',
      tags: ['match', 'supporters', 'amis'],
    },
    {
      text: 'Votre équipe peut [trébucher|perdre|vous briser le cœur] : avec {food}, on [rit|pardonne|se console] quand même. Venez avec [les vôtres|le rival de toujours|qui crie le plus], et que gagne [le premier arrivé|la faim|le plus bruyant].',
      photo: 'des bras levés devant des assiettes',
      tags: ['match', 'supporters', 'faim'],
    },
  ],
  birthday: [
    {
      text: 'Le jour de votre anniversaire, on ne [cuisine pas|lave rien|débat pas] : on [mange|fête|s’embrasse]. Direction {name}, avec [les amis de toujours|la famille|qui vous a connu enfant], et [commandez double|prenez tout|taisez votre âge].',
      photo: 'une bougie dans un dessert',
      tags: ['anniversaire', 'fete', 'joie'],
    },
    {
      text: 'Votre anniversaire tombe un [lundi|jour de pluie|jour de déménagement] ? Déplacez-le. Personne ne [vérifie|s’en plaindra|demande l’état civil]. Choisissez un jour, {name} vous attend, et que vos proches [chantent faux|applaudissent|arrivent en retard].',
      photo: 'des chapeaux pointus sur une table',
      tags: ['anniversaire', 'amis', 'fete'],
    },
    {
      text: 'À envoyer à qui [a bientôt un an de plus|dit toujours non à une fête|fait semblant d’être surpris]. Offrez-lui {food} et [un vœu|une bougie|une chanson fausse]. Le cadeau [se mange|ne s’emballe pas|est délicieux].',
      photo: 'une boîte à ruban près d’une assiette',
      tags: ['anniversaire', 'cadeau', 'amis'],
    },
  ],
  payday: [
    {
      text: 'Le virement est passé, et il a [déjà des projets|un rendez-vous|faim]. Avant que les factures [se réveillent|fassent la queue|s’en mêlent], offrez-lui {food}, direction {name}. Les [tableurs|tirelires|calculs] attendront demain.',
      photo: 'une carte bancaire sur une table',
      tags: ['jourdepaie', 'gourmandise', 'sortirmanger'],
    },
    {
      text: 'Ce mois-ci, vous avez payé [le loyer|l’assurance|le chauffage], et rien pour le plaisir. [Réparez cela|Ajoutez une ligne|Faites le compte] : {food}, avec qui vous [doit un repas|plaît|fait rire]. {name} vous attend.',
      photo: 'un reçu froissé et deux fourchettes',
      tags: ['jourdepaie', 'plaisir', 'envie'],
    },
  ],
  valentines: [
    {
      text: 'La Saint-Valentin sans [devoir cuisiner|nappe à repasser|évier à remplir], c’est plus [tendre|simple|drôle]. Amenez votre amour, cap sur {name}, et [regardez-vous|taisez-vous à deux|commandez à l’aveugle], le reste suivra.',
      photo: 'deux mains et une bougie',
      tags: ['saintvalentin', 'amour', 'adeux'],
    },
    {
      text: 'L’amour, c’est laisser [la dernière bouchée|la dernière frite|la chaise près du radiateur]. Prouvez-le cette semaine, devant {food}, à quelqu’un qui [la mérite|vous la rend|la vole]. {name} vous attend.',
      photo: 'une bouchée tendue sur une fourchette',
      tags: ['saintvalentin', 'amour', 'partage'],
    },
  ],
  mothers_day: [
    {
      text: 'Maman dit [« ne vous dérangez pas »|« je n’ai besoin de rien »|« je cuisine »]. Vous savez [ce que cela veut dire|quoi répondre|comment faire]. Amenez-la, direction {name}, [laissez-la choisir|ôtez-lui le tablier|prenez-lui un dessert], et que personne ne [parle de vaisselle|la laisse se lever|lui donne tort].',
      photo: 'un bouquet à côté d’une assiette',
      tags: ['fetedesmeres', 'maman', 'famille'],
    },
    {
      text: 'Elle a [préparé vos goûters|veillé tard|retenu vos préférences], sans jamais [présenter la note|tenir les comptes|réclamer de reçu]. Pour la fête des Mères, [servez-la|laissez-la choisir|donnez-lui la première bouchée] : {food}, et de longues nouvelles.',
      photo: 'une main qui sert une assiette',
      tags: ['fetedesmeres', 'merci', 'maman'],
    },
  ],
  fathers_day: [
    {
      text: 'Papa [ne demande rien|dit qu’il a déjà mangé|change de sujet]. Emmenez-le quand même, direction {name}, [prenez ce qu’il aime|laissez-le choisir|asseyez-vous près de lui], et riez de ses blagues [comme si elles étaient neuves|de bon cœur|la bouche pleine].',
      photo: 'deux verres et une casquette',
      tags: ['fetedesperes', 'papa', 'famille'],
    },
    {
      text: 'Il y a des cravates que personne [n’ose porter|ne sort|n’avait demandées], et des repas dont papa parle [toute l’année|aux voisins|tous les dimanches]. Offrez-lui {food}, cap sur {name}, avec [de vieilles histoires|toute la famille|votre plus beau silence].',
      photo: 'une boîte de cravate restée fermée',
      tags: ['fetedesperes', 'cadeau', 'famille'],
    },
  ],
  graduation: [
    {
      text: 'Le diplôme [est encadré|est arrivé|existe enfin], la faim aussi. Amenez [la promotion|les parents|qui a prêté ses notes] et fêtez ça avec {food} : {name} vous attend, [toge ou pas|discours compris|sans examen].',
      photo: 'un chapeau de diplômé près d’une assiette',
      tags: ['diplome', 'bravo', 'fete'],
    },
    {
      text: 'Que de nuits [blanches|à réviser|de café], pour un papier signé. La victoire mérite [un vrai repas|une grande tablée|les amis de la bibliothèque], direction {name}, et plus une [fiche|question|copie] en vue.',
      photo: 'des livres empilés, une fourchette posée dessus',
      tags: ['diplome', 'amis', 'enfin'],
    },
  ],
  thanksgiving: [
    {
      text: 'Pour Thanksgiving, on dit merci [en mangeant|à voix haute|la bouche pleine]. Invitez ceux à qui vous devez [un merci|une étreinte|des nouvelles]. Au milieu, {food}, et laissez venir [la suite|les souvenirs|la deuxième assiette].',
      photo: 'des mains jointes autour d’une table',
      tags: ['thanksgiving', 'merci', 'famille'],
    },
    {
      text: 'La famille arrive, avec [ses valises|ses avis|ses recettes]. Avant la grande tablée ou [après|le lendemain|entre deux restes], offrez-vous une trêve : direction {name}, où rien n’est à [éplucher|découper|laver].',
      photo: 'une table longue avant le service',
      tags: ['thanksgiving', 'treve', 'sortirmanger'],
    },
  ],
  holidays: [
    {
      text: 'Les fêtes approchent, et votre liste [déborde|fait deux pages|a un trou]. Ajoutez une ligne facile : {food}, direction {name}, avec [qui vous manque|les collègues|votre tante préférée]. [Cochez-la|Elle s’offre toute seule|Sans papier cadeau].',
      photo: 'une guirlande près d’une assiette',
      tags: ['fetes', 'findannee', 'amis'],
    },
    {
      text: 'Entre [les cadeaux|les cousins|les guirlandes], nul ne mange au calme. Venez, [posez les sacs|enlevez le bonnet|asseyez-vous], goûtez ce que d’autres ont [préparé|cuisiné|mijoté].',
      photo: 'des sacs de courses sous une chaise',
      tags: ['fetes', 'pause', 'envie'],
    },
  ],
  new_year: [
    {
      text: 'Résolution de l’année : manger plus souvent avec [les amis|la famille|qui vous manque]. Elle est facile à tenir et [fait du bien|a bon goût|ne demande aucun effort]. Commencez ici, direction {name}, avec {food}.',
      photo: 'un agenda ouvert à la première page',
      tags: ['nouvelan', 'resolutions', 'amis'],
    },
    {
      text: 'L’année a un nouvel agenda, [de nouvelles chaussettes|de nouveaux vœux|un nouvel élan], mais la faim [est la même|ne change pas|reste fidèle]. Cap sur {name} pour [bien commencer|rire de l’ancienne|l’honorer], et le [sport|régime|rangement] attendra.',
      photo: 'des confettis sur une nappe',
      tags: ['nouvelan', 'faim', 'bondebut'],
    },
  ],
};
