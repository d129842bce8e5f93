import type { CopyLibrary } from '../../copy-library.ts';

/** Posts about dishes, offers, and the place. `{dish}` may be singular or plural, food or a drink. */
export const POSTS_DISHES: Pick<
  CopyLibrary['posts'],
  | 'dish'
  | 'two_dishes'
  | 'question'
  | 'behind_the_scenes'
  | 'offer'
  | 'happy_hour'
  | 'hours_tonight'
  | 'town'
  | 'team'
  | 'first_visit'
  | 'takeout'
> = {
  dish: [
    {
      text: 'Une envie vous trotte dans la tête ? {dish}. [Venez goûter|Faites-vous plaisir|N’attendez pas demain] : {name} vous attend, [avec un ami|en famille|quand vous avez faim].',
      photo: 'le plat vu de dessus, près d’une fenêtre',
      tags: ['envie', 'faim', 'onmangequoi'],
    },
    {
      text: 'Vous avez eu une [longue|grosse|bonne] journée, et on a ce qu’il faut : {dish}. Oubliez [les casseroles|la vaisselle|les courses] et venez [vous faire plaisir|vous régaler|souffler un peu] : {name} s’occupe du reste.',
      photo: 'le plat à côté d’une fourchette et d’une serviette',
      tags: ['gourmandise', 'alacarte', 'sortirmanger'],
    },
    {
      text: 'Quelqu’un [au bureau|dans votre groupe|à la maison] a envie de sortir ? Proposez ceci : {dish}. Choisissez un jour, [prévenez tout le monde|réunissez la bande|prenez vos clés], et direction {name}.',
      photo: 'plusieurs mains autour du plat',
      tags: ['amis', 'alacarte', 'sortirmanger'],
    },
    {
      text: 'Certains lisent [toute la carte|la carte deux fois|même les desserts]. D’autres savent déjà : {dish}. Et vous ? [Dites-le en commentaire|Répondez ici|On veut savoir]. {name} vous attend dans les deux cas.',
      photo: 'la carte fermée à côté du plat',
      tags: ['commedhabitude', 'lacarte', 'gourmands'],
    },
    {
      text: 'Vous vouliez juste regarder [un message|l’heure|la météo], et maintenant vous pensez à ceci : {dish}. [Ça arrive|C’est normal|On vous comprend]. Prenez [vos clés|un ami|une pause] et venez goûter, {name} vous attend.',
      photo: 'le plat près d’un téléphone éteint',
      tags: ['envie', 'faim', 'gourmandise'],
    },
    {
      text: 'Au programme [aujourd’hui|cette semaine|ce week-end] : {dish}. Le reste peut [attendre|venir après|patienter]. Venez [à deux|en famille|avec un bel appétit], et laissez {name} s’occuper de tout.',
      photo: 'le plat à côté d’une petite liste écrite à la main',
      tags: ['programme', 'alacarte', 'envie'],
    },
    {
      text: 'Un ami vous en a parlé [au bureau|un jour|au téléphone], et vous aviez promis de goûter : {dish}. [C’est le moment|Il est temps|Voilà un rappel]. Venez, puis [dites-nous|racontez-lui|envoyez-lui une photo].',
      photo: 'le plat et un téléphone qui le photographie',
      tags: ['bouchealoreille', 'alacarte', 'enfin'],
    },
    {
      text: 'Vous ne savez pas quoi [prendre|commander|choisir] ? Commencez par ceci : {dish}. Vous verrez ensuite [s’il reste de la place|ce que prennent les autres|la suite de la carte]. Rien ne presse, et {name} s’occupe de tout.',
      photo: 'le plat posé sur une carte ouverte',
      tags: ['onmangequoi', 'alacarte', 'idee'],
    },
  ],
  two_dishes: [
    {
      text: 'Question du jour : {dish} ou {dish2} ? Venez à deux, [prenez les deux|partagez|échangez à la moitié], et plus besoin de choisir, direction {name}.',
      photo: 'deux assiettes côte à côte',
      tags: ['dilemme', 'onmangequoi', 'envie'],
    },
    {
      text: 'Plutôt {dish}, ou plutôt {dish2} ? [Dites-le en commentaire|Répondez ici|Votez]. Et si vous hésitez, [goûtez les deux|venez à deux et partagez|décidez sur place] : {name} vous attend.',
      photo: 'deux fourchettes au-dessus des plats',
      tags: ['debat', 'amis', 'onmangequoi'],
    },
    {
      text: '{dish} pour vous, {dish2} pour [un ami|votre moitié|la personne en face]. Au milieu du repas, [on échange|chacun goûte|on compare]. Avec qui viendriez-vous ? [Identifiez cette personne|Envoyez-lui ceci|Prévenez-la].',
      photo: 'deux mains qui échangent des assiettes',
      tags: ['adeux', 'partage', 'sortirmanger'],
    },
    {
      text: 'Deux bonnes raisons de venir : {dish} et {dish2}. Une pour [aujourd’hui|cette fois|vous], l’autre pour [la prochaine fois|la semaine prochaine|votre ami]. Laquelle d’abord, à votre avis ?',
      photo: 'les deux plats sur la même table',
      tags: ['alacarte', 'partage', 'gourmands'],
    },
  ],
  question: [
    {
      text: 'Quand le plat arrive, vous [prenez une photo|faites goûter|attendez les autres], ou vous mangez tout de suite ? [Dites-nous|Répondez en commentaire|On veut savoir], et soyez francs.',
      photo: 'un téléphone posé face contre table',
      tags: ['question', 'gourmands', 'commentaires'],
    },
    {
      text: 'Vous lisez la carte [en entier|deux fois|la veille], ou vous prenez toujours la même chose ? [Répondez en commentaire|Dites-nous|Soyez francs], et identifiez quelqu’un qui fait [le contraire|pareil|pire].',
      photo: 'une carte et deux index qui pointent',
      tags: ['question', 'lacarte', 'amis'],
    },
    {
      text: 'Qui inviteriez-vous à manger [cette semaine|demain|ce week-end] ? [Identifiez cette personne|Dites-le ici|Écrivez-lui], choisissez un jour, et direction {name}. Le reste est [facile|simple|pour nous].',
      photo: 'deux chaises face à face',
      tags: ['question', 'invitation', 'bonnecompagnie'],
    },
    {
      text: 'Partagez-vous votre assiette ? Oui, [un peu|toujours|une bouchée], ou non, [jamais|pas question|chacun la sienne] ? [Dites-nous|Votez en commentaire|Soyez francs], et identifiez quelqu’un qui pioche toujours.',
      photo: 'une fourchette au-dessus d’une autre assiette',
      tags: ['question', 'partage', 'debat'],
    },
    {
      text: 'Sucré ou salé ? Donnez votre [réponse|choix|avis] en commentaire, avec [une bonne raison|votre plat préféré|un exemple]. Les indécis aussi sont les bienvenus.',
      photo: 'un sucré et un salé côte à côte',
      tags: ['question', 'sucreousale', 'debat'],
    },
    {
      text: 'Quel plat vous fait [toujours plaisir|oublier une mauvaise journée|penser à votre enfance] ? [Dites-nous|Racontez|Répondez ici], et envoyez la question à quelqu’un [qui a faim|qui aime manger|qui répondra mieux].',
      photo: 'une assiette vide devant quelqu’un qui rit',
      tags: ['question', 'amis', 'gourmands'],
    },
  ],
  behind_the_scenes: [
    {
      text: 'Avant votre arrivée, il y a déjà [des casseroles sur le feu|de bonnes odeurs|de l’agitation] en cuisine. Vous ne voyez que [l’assiette|le résultat|la fin], et c’est pour vous, direction {name}.',
      photo: 'une casserole et sa vapeur, sans visage',
      tags: ['encoulisses', 'encuisine', 'faim'],
    },
    {
      text: 'En cuisine, on goûte [tout|chaque sauce|chaque plat] avant vous. Quelqu’un doit bien [le faire|se dévouer|commencer]. Venez [donner votre avis|goûter aussi|voir le résultat], {name} vous attend.',
      photo: 'une cuillère posée sur le bord d’une casserole',
      tags: ['encoulisses', 'encuisine', 'ongoute'],
      isSuggested: true,
    },
    {
      text: 'Ce que vous voyez : [une assiette|un plat|un sourire]. Ce que vous ne voyez pas : [la préparation|les casseroles|l’équipe] derrière. [Merci à l’équipe|Un bravo à la cuisine|Bravo à tous], signé {name}.',
      photo: 'une assiette au passe, la cuisine floue derrière',
      tags: ['encoulisses', 'chauddevant', 'encuisine'],
    },
  ],
  offer: [
    {
      text: 'Envoyez ceci à quelqu’un qui dit toujours [« bientôt »|« un de ces jours »|« on s’appelle »] : {offer}. Choisissez un jour, [venez à deux|amenez des amis|venez avec un bel appétit], et direction {name}.',
      photo: 'un message affiché sur un téléphone',
      tags: ['bonplan', 'amis', 'sortirmanger'],
    },
    {
      text: 'Vous allez manger [cette semaine|demain|bientôt] de toute façon. Autant en profiter : {offer}. {name} vous attend, [à deux|en famille|entre amis], et vous n’aurez rien à cuisiner.',
      photo: 'une assiette qui attend',
      tags: ['bonplan', 'faim', 'onmangequoi'],
    },
    {
      text: 'Gardez ce message pour le jour où [le frigo sera vide|personne ne cuisinera|des amis passeront] : {offer}. Direction {name}, et [bon appétit|le repas est réglé|laissez les casseroles].',
      photo: 'un frigo presque vide',
      tags: ['bonplan', 'agarder', 'pasdevaisselle'],
    },
    {
      text: 'Bonne nouvelle à {town} : {offer}. [Prévenez vos amis|Dites-le à la famille|Faites passer], choisissez un jour, et venez [avec un bel appétit|à plusieurs|en profiter], direction {name}.',
      photo: 'la porte du restaurant, en plein jour',
      tags: ['bonplan', 'maville', 'sortirmanger'],
    },
  ],
  happy_hour: [
    {
      text: 'Entre le travail et la maison, [faites une halte|prenez une pause|offrez-vous une heure]. Happy hour, {name} : {hours}. Amenez [un collègue|un ami|quelqu’un de drôle] et [soufflez|trinquez|racontez votre journée].',
      photo: 'des verres sur une table, lumière du soir',
      tags: ['happyhour', 'apresletravail', 'amis'],
    },
    {
      text: 'Fermez [l’ordinateur|l’agenda|la boîte mail] et venez. Happy hour, {name} : {hours}. Un verre, [de quoi grignoter|des amis|des nouvelles], et la journée [est finie|se termine bien|s’oublie].',
      photo: 'un sac de bureau sous une chaise',
      tags: ['happyhour', 'journeefinie', 'pause'],
    },
    {
      text: 'Qui vient [boire un verre|trinquer|souffler] ? Happy hour, {name} : {hours}. [Identifiez vos amis|Envoyez ceci à vos collègues|Prévenez le groupe], et gardez-leur une place près de vous.',
      photo: 'deux verres levés l’un vers l’autre',
      tags: ['happyhour', 'amis', 'quivient'],
    },
  ],
  hours_tonight: [
    {
      text: 'On mange quoi aujourd’hui ? Si personne ne [sait|répond|cuisine], voici une idée : {name}, {hours}. Amenez [votre appétit|un ami|toute la famille] et oubliez [les casseroles|la vaisselle|les restes].',
      photo: 'la porte, les lumières allumées',
      tags: ['aujourdhui', 'onmangequoi', 'envie'],
    },
    {
      text: 'Aujourd’hui, on vous attend : {hours}. [Prévenez vos amis|Appelez quelqu’un|Prenez vos clés] et venez manger [quelque chose de bon|à deux|tranquillement]. {name} cuisine, vous [profitez|choisissez|parlez].',
      photo: 'une horloge et une table mise',
      tags: ['aujourdhui', 'programme', 'sortirmanger'],
    },
  ],
  town: [
    {
      text: 'À {town}, avec qui mangez-vous quand [tout va bien|rien ne va|il y a une bonne nouvelle] ? Identifiez cette personne et [fixez un jour|proposez une date|écrivez-lui] pour un repas, direction {name}.',
      photo: 'une rue familière, en fin de journée',
      tags: ['bonnecompagnie', 'amis', 'sortirmanger'],
    },
    {
      text: 'Vous cherchez où manger à {town} ? {name} vous attend, [à deux|en famille|entre amis]. Choisissez un jour, [prévenez quelqu’un|venez avec un bel appétit|laissez les casseroles], et bon appétit.',
      photo: 'un plan de la ville et un crayon',
      tags: ['maville', 'onmangequoi', 'balade'],
    },
    {
      text: 'De la visite à {town} ? La question viendra vite : [« On mange où ? »|« Et pour manger ? »|« On sort ? »] Répondez {name}, et laissez-nous [cuisiner|les nourrir|préparer le repas].',
      photo: 'des valises dans l’entrée',
      tags: ['visite', 'quefaire', 'sortirmanger'],
    },
    {
      text: 'Après une balade à {town}, [une pause fait du bien|la faim arrive|on a bien mérité de manger]. Arrêtez-vous prendre {food}, direction {name}. Amenez [un ami|la famille|votre moitié] et prenez votre temps.',
      photo: 'une rue ensoleillée et des chaussures de marche',
      tags: ['maville', 'balade', 'faim'],
    },
  ],
  team: [
    {
      text: 'Derrière votre repas, une équipe [cuisine|goûte|s’active]. En passant, [dites bonjour|demandez un prénom|dites ce qui vous a plu]. Cela prend un instant et fait [plaisir|du bien|sourire].',
      photo: 'des tabliers suspendus',
      tags: ['equipe', 'merci', 'belleequipe'],
    },
    {
      text: 'Vous hésitez ? Demandez ce que l’équipe mangerait [aujourd’hui|à votre place|avec une grosse faim]. Elle a toujours [un avis|une idée|une réponse], il suffit de poser la question.',
      photo: 'un carnet de commande et un crayon',
      tags: ['equipe', 'conseil', 'belleequipe'],
    },
  ],
  first_visit: [
    {
      text: 'Vous ne connaissez pas encore {name} ? [Tant mieux|Parfait|Quelle chance], tout reste à goûter. Venez avec [un ami|un bel appétit|quelqu’un que vous aimez], prenez ce qui vous [tente|intrigue|plaît], et dites-nous.',
      photo: 'une porte entrouverte',
      tags: ['premierefois', 'decouverte', 'sortirmanger'],
    },
    {
      text:
        'Pour une première visite, c’est simple : venez [avec un bel appétit|à deux|entre amis], lisez la carte, ' +
        '[demandez conseil|choisissez|laissez-vous tenter], et prenez votre temps. ' +
        '{name} s’occupe [du reste|de la cuisine|du repas].',
      photo: 'un doigt posé sur une carte',
      tags: ['premierefois', 'lacarte', 'decouverte'],
    },
    {
      text: 'Vous connaissez {name} [de nom|par un ami|de vue] ? Cette fois, venez. Il y a {food}, [rien à laver|du temps|de quoi souffler], et rien à cuisiner. Amenez [quelqu’un|vos amis|la famille].',
      photo: 'la façade et quelqu’un qui entre',
      tags: ['premierefois', 'envie', 'sortirmanger'],
    },
  ],
  takeout: [
    {
      text: 'Votre canapé, [votre série|vos chaussons|votre musique] et {food}. Passez commande, [venez la chercher|emportez-la|rentrez avec], et mangez [chez vous|au parc|où vous voulez]. {name} s’occupe de la cuisine.',
      photo: 'un sac en papier sur une table basse',
      tags: ['aemporter', 'canape', 'pasdevaisselle'],
    },
    {
      text: 'Rentrez avec le repas, et [tout le monde sourit|personne ne cuisine|on vous applaudit]. Commandez à emporter, {name} prépare, et vous [mettez la table|choisissez le film|posez les pieds].',
      photo: 'une main sur une poignée, un sac dans l’autre',
      tags: ['aemporter', 'alamaison', 'onmangequoi'],
    },
  ],
};
