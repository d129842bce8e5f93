import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on the days of the week and the hours of a day. */
export const POSTS_WEEK: Pick<
  CopyLibrary['posts'],
  | 'monday'
  | 'midweek'
  | 'thursday'
  | 'friday'
  | 'weekend'
  | 'sunday'
  | 'lunch_break'
  | 'after_work'
  | 'date_night'
  | 'family'
  | 'friends'
  | 'solo'
> = {
  monday: [
    {
      text: 'Personne n’offre jamais rien au lundi, et [cela se voit|il boude|voilà le résultat]. Donnez-lui [une raison de sourire|un vrai repas|une bonne bouchée] et il [baisse la voix|file doux|passe plus vite]. Cap sur {name}.',
      photo: 'une assiette seule dans une belle lumière',
      tags: ['lundi', 'courage', 'sortirmanger'],
    },
    {
      text: 'Vous avez survécu [au réveil|à la réunion|aux mails] du lundi. Pas de [médaille|fanfare|diplôme], mais {food}, c’est mérité. Amenez un autre survivant et [comparez vos blessures|racontez tout|soufflez un peu].',
      photo: 'deux manteaux sur deux chaises',
      tags: ['lundi', 'survivants', 'faim'],
    },
    {
      text: 'Commencez la semaine par [le dessert|une envie|quelque chose de bon]. Personne ne va [le noter|vérifier|s’en plaindre], et mardi [n’en saura rien|dira merci|viendra plus vite]. {name} vous attend, [sans liste|sans façons|sans vous presser].',
      photo: 'un calendrier et une fourchette',
      tags: ['lundi', 'bondebut', 'envie'],
    },
  ],
  midweek: [
    {
      text: 'Au milieu de la semaine, le [frigo|moral|café] est à moitié vide et la faim [entière|intacte|en pleine forme]. Direction {name} : rien à [décongeler|éplucher|récurer], et on tient jusqu’à vendredi.',
      photo: 'un frigo ouvert sur des étagères vides',
      tags: ['mercredi', 'milieudesemaine', 'faim'],
    },
    {
      text: 'Le mercredi, personne ne [prévoit rien|vous réclame|se bouscule], et c’est [son secret|sa force|votre chance]. Écrivez à quelqu’un, [donnez une heure|choisissez l’envie|ne laissez pas le choix], et venez.',
      photo: 'un message envoyé, un pouce levé',
      tags: ['mercredi', 'programme', 'amis'],
    },
    {
      text: 'Vous voilà à mi-chemin de la [semaine|montagne|liste]. Faites une halte avec {food} et regardez le reste de [haut|loin|biais]. La descente [se fait toute seule|paraît plus courte|coûte moins] le ventre content.',
      photo: 'une assiette et un agenda fermé',
      tags: ['mercredi', 'pause', 'envie'],
    },
  ],
  thursday: [
    {
      text: 'Le jeudi a un air de [vendredi|veille de fête|bonne nouvelle], alors [traitez-le bien|jouez le jeu|sortez-le un peu]. Amenez vos proches, cap sur {name} : demain, on travaille, aujourd’hui, on [mange|rit|bavarde].',
      photo: 'des verres levés au-dessus d’une table',
      tags: ['jeudi', 'presquevendredi', 'amis'],
    },
    {
      text: 'Si [votre meilleur ami|votre moitié|la cousine] répète « [bientôt|un de ces jours|promis] », le jeudi [suffit|tombe bien|fera l’affaire]. Prévoyez {food} et [prenez de l’avance sur vendredi|donnez le signal|n’attendez pas la réponse].',
      photo: 'une conversation de groupe sur un téléphone',
      tags: ['jeudi', 'bientot', 'programme'],
    },
  ],
  friday: [
    {
      text: 'La seule urgence d’un vendredi : [savoir quoi commander|qui arrive en premier|ne plus ouvrir ses mails]. Éteignez [l’écran|le réveil|les notifications], appelez vos proches, et cap sur {name} pour [clore la semaine|raconter la semaine|oublier la semaine].',
      photo: 'un ordinateur que l’on referme',
      tags: ['vendredi', 'enfin', 'sortirmanger'],
    },
    {
      text: 'On reconnaît un vendredi à ceci : [même le chef sourit|personne ne répond plus|on demande « et maintenant ? »]. Ajoutez-y {food}, et quelqu’un qui [a supporté votre semaine|vous a fait rire|veut fêter ça].',
      photo: 'des manteaux empilés sur un banc',
      tags: ['vendredi', 'weekend', 'amis'],
    },
    {
      text: 'Peu de phrases valent « c’est vendredi et [je ne cuisine pas|on sort|j’ai faim] ». [Dites-la tout haut|Écrivez-la au groupe|Chantez-la], puis tenez parole : {name} vous attend, vous et quelqu’un qui [mange lentement|commande bizarrement|raconte bien].',
      photo: 'un tablier accroché, une porte ouverte',
      tags: ['vendredi', 'pasdevaisselle', 'envie'],
    },
  ],
  weekend: [
    {
      text: 'Un week-end dure [une sieste|un battement de cils|une chanson]. Passez-en une heure devant {food}, avec les gens que [la semaine vous vole|vous aimez|vous n’avez pas vus], et oubliez [le linge|la liste|le réveil].',
      photo: 'une table en désordre après un bon repas',
      tags: ['weekend', 'sortirmanger', 'tranquille'],
    },
    {
      text: 'Programme du week-end : [dormir sans réveil|voir ses proches|ne rien faire], et entre les deux, {food}. Ce dernier point [n’est pas négociable|est le plus facile|rend le reste meilleur] : {name} vous attend.',
      photo: 'une liste dont une ligne est cochée',
      tags: ['weekend', 'programme', 'envie'],
    },
    {
      text: 'Quelqu’un va [écrire|demander|a déjà écrit] : « on fait quoi ? » Prenez les devants, [proposez quelque chose de bon|convoquez tout le monde|fixez l’heure], et répondez {name}. Celui qui propose [mange tranquille|choisit|gagne].',
      photo: 'un pouce levé dans une conversation',
      tags: ['weekend', 'amis', 'programme'],
    },
  ],
  sunday: [
    {
      text: 'Le dimanche est fait pour [manger longtemps|appeler sa mère|une deuxième assiette]. Amenez la famille, [vos voisins|vos beaux-parents|qui vous manque], et que lundi [attende dehors|ne soit pas évoqué|arrive tout seul].',
      photo: 'une longue table et plusieurs générations',
      tags: ['dimanche', 'famille', 'tranquille'],
    },
    {
      text: 'Dimanche : la sieste est [prévue|méritée|proche], la cuisine est [fermée|en grève|en congé], la faim ne dort pas. Direction {name}, mangez sans [montre|remords|hâte], puis retour [au canapé|au hamac|au film].',
      photo: 'un plaid et une assiette vide',
      tags: ['dimanche', 'sieste', 'envie'],
    },
    {
      text: 'Le cafard du dimanche se soigne avec {food} et quelqu’un qui [parle beaucoup|écoute bien|vole une bouchée]. Venez : lundi [a meilleure mine|pèse moins|recule] ensuite.',
      photo: 'une main qui pioche dans une assiette',
      tags: ['dimanche', 'compagnie', 'sortirmanger'],
    },
  ],
  lunch_break: [
    {
      text: 'Mangez loin de [l’écran|la boîte mail|votre chaise], pour changer. Qui se rappelle un repas [tapé d’une main|en visioconférence|devant le micro-ondes] ? La pause existe : [prenez-la|donnez-la à la faim|dépensez-la bien], cap sur {name}.',
      photo: 'une chaise de bureau vide',
      tags: ['midi', 'pause', 'bureau'],
    },
    {
      text: 'À midi, votre estomac [cesse de travailler|réclame des comptes|dirige la réunion]. Direction {name} pour {food}, et [revenez de bonne humeur|amenez le nouveau collègue|ne décrochez pas].',
      photo: 'une assiette en plein soleil de midi',
      tags: ['midi', 'faim', 'onmangequoi'],
    },
    {
      text: 'Votre collègue a apporté [la même boîte qu’hier|une pomme triste|du riz froid]. Vous pouvez [faire semblant de ne rien voir|compatir|partager un biscuit], ou l’emmener : {name} vous attend, et [vous lui sauvez la journée|on oublie le bureau|vous rentrez en riant].',
      photo: 'une boîte à déjeuner fermée, vue de dessus',
      tags: ['midi', 'collegues', 'pause'],
    },
  ],
  after_work: [
    {
      text: 'Le travail est fini et [la voiture tourne toute seule|vos pieds savent où|la faim choisit]. Avant de rentrer, [asseyez-vous|arrêtez-vous|mangez] : {name} vous attend. Les informations et [le linge|la vaisselle|le sac de sport] peuvent patienter.',
      photo: 'un sac posé au pied d’une chaise',
      tags: ['apresletravail', 'pause', 'envie'],
    },
    {
      text: 'Ce que vous avez dit [au miroir|à votre plante|à votre oreiller] mérite de meilleures oreilles. Appelez quelqu’un, prenez {food} et [exagérez|videz votre sac|riez-en] tranquillement. Personne ici ne [prend de notes|regarde l’heure|juge].',
      photo: 'deux personnes qui parlent avec les mains',
      tags: ['apresletravail', 'amis', 'confidences'],
    },
    {
      text: 'Journée finie. Vous pouvez [sourire pour de vrai|desserrer la cravate|ranger le sourire poli]. Cap sur {name}, prenez [un plat qui console|comme d’habitude|la première ligne], et écoutez : voilà le bruit [du repos|d’une fin de journée|d’une tête sans mails].',
      photo: 'une montre et une assiette qui arrive',
      tags: ['apresletravail', 'repos', 'onmangequoi'],
    },
  ],
  date_night: [
    {
      text: 'Mettez [du parfum|cette chemise|les belles chaussures] et sortez votre amour comme [au premier rendez-vous|à vos débuts|avant les enfants]. {name} vous attend. La [série|lessive|liste de courses] ne vous regrettera pas.',
      photo: 'deux manteaux sur la même chaise',
      tags: ['enamoureux', 'amour', 'adeux'],
    },
    {
      text: 'Pour parler de tout [sauf du travail|et de rien|ce qui attend], il faut {food} et deux chaises. Emmenez votre [amour|moitié|complice], et ne [regardez pas l’heure|corrigez pas l’histoire|touchez pas au téléphone].',
      photo: 'deux mains proches sur une nappe',
      tags: ['adeux', 'amour', 'sortirmanger'],
    },
    {
      text: 'Premier rendez-vous : [le trac|un sourire|une blague préparée]. Cinquième : on se dispute la dernière [cuillerée|frite|serviette]. Entre les deux, on mange. Cap sur {name}, avec qui vous [regarde bien|fait rire|laisse la dernière].',
      photo: 'une cuillère pour deux',
      tags: ['adeux', 'amour', 'sortirmanger'],
    },
  ],
  family: [
    {
      text: 'Les enfants veulent [la même chose qu’hier|deux desserts|ce qu’il n’y a pas], les grands veulent [le calme|s’asseoir|manger chaud]. Direction {name} : [on négocie|tout le monde gagne|l’appétit arbitre]. Amenez-les et [respirez|laissez-les choisir|regardez qui finit d’abord].',
      photo: 'de petites mains autour d’une assiette',
      tags: ['famille', 'enfants', 'sortirmanger'],
    },
    {
      text: 'Le cousin qui [arrive en retard|raconte toujours la même|mange pour deux], la tante qui [sert tout le monde|embrasse fort|commande], vous au milieu. Réunissez-les : ainsi se [racontent|fabriquent|transmettent] les légendes familiales. Direction {name}.',
      photo: 'une grande table, plusieurs générations',
      tags: ['famille', 'cousins', 'dimanche'],
    },
    {
      text: 'Certaines étreintes [sont trop courtes|se donnent en passant|cherchent un prétexte], et un repas les allonge. Appelez [vos parents|votre sœur|la cousine du bout du monde] et venez avec [de l’appétit|de vieilles photos|du temps].',
      photo: 'une embrassade devant une porte',
      tags: ['famille', 'retrouvailles', 'repasdefamille'],
    },
  ],
  friends: [
    {
      text: 'Le groupe répète [depuis des semaines|depuis des mois|à chaque anniversaire] « il faut qu’on se voie ». Dites {name}, [une heure|un jour|une date], et rien d’autre. [Le premier qui confirme choisit|Les autres suivront|L’absent paie la prochaine].',
      photo: 'des amis qui s’embrassent sur le trottoir',
      tags: ['amis', 'onsevoitquand', 'programme'],
    },
    {
      text: 'Chaque amitié a [un lieu|une blague|une chanson]. À la vôtre, ajoutez {food} et [un dessert à deux|un bon ragot|une mauvaise blague]. Cap sur {name}, puis [cherchez une autre blague|faites-en une habitude|racontez tout].',
      photo: 'des rires et une assiette qui passe',
      tags: ['amis', 'confidences', 'rires'],
    },
    {
      text: 'Identifiez celui ou celle qui [mange dans votre assiette|dit « je n’ai pas faim »|arrive quand c’est fini]. [Droit de réponse accordé|Nier ne sert à rien|On ne juge personne]. Dites-lui, la prochaine fois, [d’avoir faim|d’être à l’heure|de commander aussi].',
      photo: 'une main volant une bouchée',
      tags: ['amis', 'rires', 'onsereconnait'],
    },
  ],
  solo: [
    {
      text: 'Manger en solo, c’est [un luxe|un rendez-vous avec vous-même|des vacances loin de tous]. Prenez [un livre|un casque|votre faim] ou rien, commandez [sans consulter|deux desserts|ce qui vous plaît], et ne [partagez pas|répondez pas|vous pressez pas].',
      photo: 'un livre ouvert près d’une assiette',
      tags: ['ensolo', 'pause', 'tempspoursoi'],
    },
    {
      text: 'Table pour une personne : personne ne [vole vos frites|critique votre choix|demande à quoi vous pensez]. Direction {name}, où la conversation intérieure [s’apaise|se tait|commande un dessert], et où [une fenêtre|un livre|le silence] suffit.',
      photo: 'une assiette, une fenêtre, rien d’autre',
      tags: ['ensolo', 'tranquille', 'envie'],
    },
  ],
};
