import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about weather, seasons, and holidays. */
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
      text: 'Il pleut, un bon temps pour [bien manger|prendre son temps|voir un ami]. Prenez [un parapluie|vos bottes|un imperméable] et venez vous mettre au sec. {name} prépare {food}.',
      photo: 'un parapluie qui goutte près de la porte',
      tags: ['pluie', 'envie', 'reconfort'],
    },
    {
      text: 'La pluie se supporte mieux avec {food} et [un ami|de la compagnie|une longue conversation]. Laissez [le canapé|la série|le plaid], prenez un parapluie, et direction {name}.',
      photo: 'des gouttes sur une vitre, une lumière derrière',
      tags: ['pluie', 'jourdepluie', 'sortirmanger'],
    },
  ],
  cold_day: [
    {
      text: 'Vous avez froid aux [mains|pieds|oreilles] ? Il est temps de [manger|vous asseoir au chaud|vous faire plaisir]. Prenez {food}, amenez [un ami|la famille|une collègue], et laissez le froid dehors. Direction {name}, et vite au chaud.',
      photo: 'de la vapeur au-dessus d’un bol',
      tags: ['froid', 'auchaud', 'envie'],
    },
    {
      text: 'Il fait froid ? On mange mieux [à plusieurs|entre amis|en famille]. Mettez [un bonnet|une écharpe|un gros pull], et retrouvez-vous devant {food}. {name} vous attend, bien au chaud.',
      photo: 'deux tasses, des gants posés à côté',
      tags: ['froid', 'partage', 'onmangequoi'],
    },
  ],
  hot_day: [
    {
      text: 'Il fait trop chaud pour [cuisiner|allumer le four|rester aux fourneaux]. Laissez-nous faire. Venez [à deux|en famille|sans vous presser], prenez {food}, et gardez vos casseroles [au placard|au repos|pour demain]. C’est {name} qui cuisine.',
      photo: 'un verre couvert de buée',
      tags: ['chaleur', 'pasdevaisselle', 'soif'],
    },
    {
      text: 'Par cette chaleur, [même le chien|même le voisin|tout le monde] cherche l’ombre. Prenez un chapeau, [un ami|vos lunettes de soleil|de quoi lire], et venez manger. {name} s’occupe du repas.',
      photo: 'une ombre sur une table, un verre posé',
      tags: ['chaleur', 'pause', 'sortirmanger'],
    },
  ],
  spring: [
    {
      text: 'Les manteaux restent au placard, et [tout le monde sort|l’envie de sortir revient|les balades reprennent]. Marchez un peu, [prenez le soleil|appelez un ami|ouvrez-vous l’appétit], puis direction {name}. Il y a {food} au bout.',
      photo: 'un vélo contre un mur, au soleil',
      tags: ['printemps', 'balade', 'faim'],
    },
    {
      text: 'Le printemps donne [faim|envie de sortir|envie de voir du monde]. Retrouvez [un ami|la famille|une cousine] devant {food} et parlez [longtemps|de tout|de vos projets]. Un bon endroit pour commencer : {name}.',
      photo: 'une fleur à côté d’une assiette',
      tags: ['printemps', 'sortir', 'bonnehumeur'],
    },
  ],
  summer: [
    {
      text: 'Les jours sont longs, [profitez-en|tant mieux|et personne ne se presse]. Réunissez [vos amis|la famille|les voisins] devant {food}, et oubliez [la montre|la vaisselle|les mails]. Pour une fois, {name} cuisine à votre place.',
      photo: 'une table au soleil, lunettes posées',
      tags: ['ete', 'longuesjournees', 'amis'],
    },
    {
      text: 'L’été, on cuisine [moins|le moins possible|plus tard]. Venez après [la plage|la balade|la sieste], prenez {food}, et laissez [la journée|la conversation|l’après-midi] durer. {name} s’occupe du reste.',
      photo: 'une ombre longue sur une nappe',
      tags: ['ete', 'pasdevaisselle', 'envie'],
    },
  ],
  fall: [
    {
      text: 'Sortez [un gros pull|une écharpe|votre pull préféré], et marchez jusqu’à avoir faim. Ensuite, {food} et [une longue conversation|un peu de chaleur|tout votre temps]. Au bout du chemin, il y a {name}.',
      photo: 'un pull sur une chaise, une assiette fumante',
      tags: ['automne', 'pull', 'envie'],
    },
    {
      text: 'L’automne est arrivé avec [ses feuilles|sa pluie|ses pulls]. Voilà le moment de prendre {food}, [à deux|entre amis|en famille]. Direction {name}, où vous n’avez rien à cuisiner.',
      photo: 'une feuille rousse sur une table',
      tags: ['automne', 'balade', 'conversation'],
    },
  ],
  winter: [
    {
      text: 'Dehors, il fait froid. Venez prendre {food} et [de la compagnie|du temps|un peu de chaleur]. Mettez [une écharpe|un bonnet|vos bottes], amenez [un ami|la famille|votre moitié], et {name} s’occupe de vous réchauffer.',
      photo: 'une écharpe sur le dossier d’une chaise',
      tags: ['hiver', 'auchaud', 'sortirmanger'],
    },
    {
      text: 'L’hiver, on reste vite [sur le canapé|sous le plaid|à la maison]. Sortez pour {food}, [des amis|une bonne conversation|un peu de chaleur]. {name} vous attend, la vaisselle est pour nous.',
      photo: 'une fenêtre éclairée, vue du trottoir',
      tags: ['hiver', 'chaleur', 'envie'],
    },
  ],
  game_day: [
    {
      text: 'Jour de match : on mange [avant|à la mi-temps|après], mais on mange. Réunissez [l’équipe|les supporters|vos amis] devant {food}, et bonne chance à votre camp. {name} nourrit tout le monde.',
      photo: 'une écharpe de club près d’une assiette',
      tags: ['match', 'supporters', 'amis'],
    },
    {
      text: 'Que votre équipe [gagne|perde|souffre], vous aurez faim. Venez avec [vos amis|votre rival|toute la bande], portez vos couleurs, et direction {name}. Ensuite, on [fête|console|commente].',
      photo: 'des bras levés devant des assiettes',
      tags: ['match', 'supporters', 'faim'],
    },
  ],
  birthday: [
    {
      text: 'Le jour de votre anniversaire, [ne cuisinez pas|laissez-vous faire|ne lavez rien]. Réunissez [vos amis|la famille|les cousins], choisissez ce que vous aimez, et direction {name}. [Bon anniversaire|On s’occupe du reste|On cuisine].',
      photo: 'une bougie dans un dessert',
      tags: ['anniversaire', 'fete', 'joie'],
    },
    {
      text: 'Votre anniversaire tombe un [lundi|mardi|jour de pluie] ? Fêtez-le quand même, ou [samedi|quand vous voulez|deux fois]. Venez avec [vos amis|la famille|votre moitié] : {name} prépare {food}.',
      photo: 'des chapeaux pointus sur une table',
      tags: ['anniversaire', 'amis', 'fete'],
    },
    {
      text: 'À envoyer à quelqu’un qui fête [bientôt|ce mois-ci|cette semaine] son anniversaire. Offrez-lui {food}, [une chanson|une bougie|un bon moment] et votre compagnie. Direction {name}, et bon anniversaire.',
      photo: 'une boîte à ruban près d’une assiette',
      tags: ['anniversaire', 'cadeau', 'amis'],
    },
  ],
  payday: [
    {
      text: 'C’est jour de paie. Avant les factures, [un petit plaisir|une récompense|un bon moment] : {food}. Amenez [un ami|votre moitié|la famille], prenez votre temps, et direction {name}.',
      photo: 'une carte bancaire sur une table',
      tags: ['jourdepaie', 'gourmandise', 'sortirmanger'],
    },
    {
      text: 'Vous avez payé [le loyer|l’assurance|le chauffage]. Il reste à vous [faire plaisir|récompenser|changer les idées]. Prévoyez {food}, [un ami|du temps|de la compagnie], et direction {name}.',
      photo: 'un reçu froissé et deux fourchettes',
      tags: ['jourdepaie', 'plaisir', 'envie'],
    },
  ],
  valentines: [
    {
      text: 'Pour la Saint-Valentin, [ne cuisinez pas|rangez le téléphone|sortez à deux]. Un bon repas et [une longue conversation|quelqu’un que vous aimez|tout votre temps], c’est déjà beaucoup. À deux, direction {name}.',
      photo: 'deux mains et une bougie',
      tags: ['saintvalentin', 'amour', 'adeux'],
    },
    {
      text: 'Qui aimez-vous assez pour [partager un dessert|laisser la dernière bouchée|prêter votre fourchette] ? Invitez cette personne pour la Saint-Valentin. {name} vous attend, avec {food} et [deux couverts|du temps|de quoi partager].',
      photo: 'une bouchée tendue sur une fourchette',
      tags: ['saintvalentin', 'amour', 'partage'],
    },
  ],
  mothers_day: [
    {
      text: 'Maman dit [« ne vous dérangez pas »|« je n’ai besoin de rien »|« je cuisine »]. Emmenez-la. Pour la fête des Mères, {name} s’occupe du repas, et vous, [des nouvelles|du bouquet|de la conversation].',
      photo: 'un bouquet à côté d’une assiette',
      tags: ['fetedesmeres', 'maman', 'famille'],
    },
    {
      text: 'Elle a préparé [vos goûters|vos déjeuners|vos gâteaux] pendant [des années|toute votre enfance|longtemps]. Pour la fête des Mères, laissez-la [se reposer|choisir|commander], et offrez-lui {food}. Amenez toute la famille, direction {name}.',
      photo: 'une main qui sert une assiette',
      tags: ['fetedesmeres', 'merci', 'maman'],
    },
  ],
  fathers_day: [
    {
      text: 'Papa dit qu’il [ne veut rien|a déjà mangé|n’a besoin de rien]. Emmenez-le. Pour la fête des Pères, {food}, [ses blagues|ses histoires|toute la famille], et c’est {name} qui cuisine.',
      photo: 'deux verres et une casquette',
      tags: ['fetedesperes', 'papa', 'famille'],
    },
    {
      text: 'Plutôt qu’une cravate, offrez à papa {food} et [toute la famille|une longue conversation|un bon moment]. Laissez-le choisir, [riez de ses blagues|prenez des photos|asseyez-vous près de lui], et direction {name}.',
      photo: 'une boîte de cravate restée fermée',
      tags: ['fetedesperes', 'cadeau', 'famille'],
    },
  ],
  graduation: [
    {
      text: 'Le diplôme est là, [bravo|enfin|félicitations]. Fêtez-le avec {food} et ceux qui vous ont [soutenu|aidé|prêté leurs notes]. {name} vous attend, [en famille|entre amis|à plusieurs], toque comprise.',
      photo: 'un chapeau de diplômé près d’une assiette',
      tags: ['diplome', 'bravo', 'fete'],
    },
    {
      text: 'Après [les révisions|les examens|les nuits courtes], un vrai repas. Réunissez [la promotion|vos parents|vos amis], félicitez-vous, et direction {name}. Il n’y a plus rien à [réviser|rendre|apprendre].',
      photo: 'des livres empilés, une fourchette posée dessus',
      tags: ['diplome', 'amis', 'enfin'],
    },
  ],
  thanksgiving: [
    {
      text: 'Pour Thanksgiving, dites merci devant {food}. Invitez quelqu’un [que vous aimez|à qui vous devez beaucoup|qui serait seul], prenez votre temps, et [resservez-vous|racontez|partagez]. Cette année, le repas est signé {name}.',
      photo: 'des mains jointes autour d’une table',
      tags: ['thanksgiving', 'merci', 'famille'],
    },
    {
      text: 'La famille est là pour Thanksgiving ? [Gardez un repas|Prévoyez un jour|Prenez une heure] pour sortir ensemble. {name} s’occupe du repas, [avant la fête|le lendemain|entre deux visites], et vous profitez de tous.',
      photo: 'une table longue avant le service',
      tags: ['thanksgiving', 'famille', 'sortirmanger'],
    },
  ],
  holidays: [
    {
      text: 'Entre les cadeaux et [les cousins|les courses|les guirlandes], il faut bien manger. Posez vos sacs, [réchauffez-vous|soufflez un peu|amenez les enfants], et prenez {food}. Pendant une heure, {name} s’occupe de vous.',
      photo: 'des sacs de courses sous une chaise',
      tags: ['fetes', 'pause', 'envie'],
    },
    {
      text: 'Sur votre liste des fêtes, ajoutez {food} avec [les collègues|vos amis|une tante qui vous manque]. C’est [facile à offrir|sans papier cadeau|agréable à partager], et {name} fait la cuisine.',
      photo: 'une guirlande près d’une assiette',
      tags: ['fetes', 'findannee', 'amis'],
    },
  ],
  new_year: [
    {
      text: 'Bonne résolution : manger plus souvent avec [vos amis|la famille|les gens que vous aimez]. Elle est [facile à tenir|agréable|simple], et vous pouvez commencer bientôt. {name} vous attend avec {food}.',
      photo: 'un agenda ouvert à la première page',
      tags: ['nouvelan', 'resolutions', 'amis'],
    },
    {
      text: 'Nouvelle année, [même faim|nouveau calendrier|bonnes envies]. Commencez-la devant {food}, avec [un ami|la famille|votre moitié] et quelques projets. Direction {name}, et [bonne année|meilleurs vœux|tous nos vœux].',
      photo: 'des confettis sur une nappe',
      tags: ['nouvelan', 'faim', 'bondebut'],
    },
  ],
};
