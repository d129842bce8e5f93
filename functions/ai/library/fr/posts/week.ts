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
      text: 'Le lundi, offrez-vous {food} avec [un ami|la famille|un bon livre]. La semaine [commence bien|paraît plus courte|prend un autre goût], et c’est {name} qui fait la vaisselle.',
      photo: 'une assiette seule dans une belle lumière',
      tags: ['lundi', 'courage', 'sortirmanger'],
    },
    {
      text: 'Vous avez passé [le réveil|la réunion|les mails] du lundi. Il est temps de prendre {food} et [une pause|de souffler|un peu de calme]. Direction {name}, avec [un collègue|un ami|votre appétit].',
      photo: 'deux manteaux sur deux chaises',
      tags: ['lundi', 'pause', 'faim'],
    },
    {
      text: 'Pourquoi attendre vendredi ? Commencez la semaine par [quelque chose de bon|un bon repas|un petit plaisir]. {name} vous attend, [seul ou à plusieurs|avec vos collègues|en famille], et mardi viendra [plus vite|tout seul|ensuite].',
      photo: 'un calendrier et une fourchette',
      tags: ['lundi', 'bondebut', 'envie'],
    },
    {
      text: 'Le frigo du lundi est [vide|presque vide|plein de restes]. [Pas grave|Laissez-le|Les courses attendront] : venez manger, {name} cuisine. Amenez [la famille|un ami|un bel appétit] et commencez bien la semaine.',
      photo: 'un frigo ouvert sur des étagères vides',
      tags: ['lundi', 'frigovide', 'onmangequoi'],
    },
  ],
  midweek: [
    {
      text: 'Le milieu de la semaine est [long|lent|chargé]. Prenez {food} avec [un ami|une collègue|quelqu’un de drôle], direction {name}, et vendredi [approche|semble plus près|viendra vite].',
      photo: 'un agenda fermé à côté d’une assiette',
      tags: ['mercredi', 'milieudesemaine', 'faim'],
    },
    {
      text: 'Mercredi, les courses sont [finies|épuisées|à refaire], et samedi est encore loin. Laissez-nous cuisiner : {name} vous attend [en famille|à deux|avec les enfants].',
      photo: 'un frigo presque vide',
      tags: ['mercredi', 'frigovide', 'sortirmanger'],
    },
    {
      text: 'Pas besoin d’attendre le week-end pour voir [un ami|votre sœur|vos parents]. Proposez mercredi, [choisissez l’heure|envoyez ce message|dites oui d’avance], et retrouvez-vous devant {food}, direction {name}.',
      photo: 'un message envoyé, un pouce levé',
      tags: ['mercredi', 'programme', 'amis'],
    },
  ],
  thursday: [
    {
      text: 'Jeudi, c’est presque [vendredi|le week-end|fini]. Prenez un peu d’avance avec {food} et [un ami|vos collègues|toute la bande]. Direction {name}, et demain [ira vite|sera léger|attendra].',
      photo: 'des couverts posés sur une table mise',
      tags: ['jeudi', 'presquevendredi', 'amis'],
    },
    {
      text: 'Vos amis répètent [« bientôt »|« un de ces jours »|« on s’appelle »] ? Proposez jeudi et {name}. Un [oui|message|pouce levé] suffit, et toute la bande [se retrouve|mange bien|est réunie].',
      photo: 'une conversation de groupe sur un téléphone',
      tags: ['jeudi', 'amis', 'programme'],
    },
    {
      text: 'Plus qu’un jour avant [le week-end|la fin de semaine|la grasse matinée]. Tenez bon avec {food}, [un ami|une pause|un peu de calme], et rien à cuisiner. {name} s’en occupe.',
      photo: 'un sac de travail posé près d’une assiette',
      tags: ['jeudi', 'bientotleweekend', 'pause'],
    },
  ],
  friday: [
    {
      text: 'C’est vendredi. Fermez [l’ordinateur|la boîte mail|l’agenda], appelez [vos amis|la famille|votre moitié], et venez manger. {name} vous attend, et la semaine [est finie|s’oublie|peut attendre].',
      photo: 'un ordinateur que l’on referme',
      tags: ['vendredi', 'enfin', 'sortirmanger'],
    },
    {
      text: 'Quelqu’un doit proposer : vendredi, {name}, [qui vient|qui a faim|qui est libre] ? [Répondez ici|Identifiez vos amis|Envoyez ceci au groupe], choisissez l’heure, et venez avec appétit.',
      photo: 'un téléphone plein de réponses',
      tags: ['vendredi', 'quivient', 'amis'],
    },
    {
      text: 'Vous avez bien travaillé cette semaine. [Récompense|Programme|Idée] du vendredi : {food}, [de bons amis|la famille|votre moitié], et aucune vaisselle. Pour tout cela, direction {name}.',
      photo: 'des manteaux empilés sur un banc',
      tags: ['vendredi', 'weekend', 'bienmerite'],
    },
    {
      text: 'Vendredi, personne n’a envie de [cuisiner|faire les courses|laver une casserole]. {name} s’en charge. Amenez [vos amis|la famille|un bel appétit], prenez votre temps, et [bon week-end|oubliez la semaine|bon appétit].',
      photo: 'un tablier accroché, une porte ouverte',
      tags: ['vendredi', 'pasdevaisselle', 'envie'],
    },
  ],
  weekend: [
    {
      text: 'Le week-end file. Gardez une heure pour {food} avec [les gens que vous aimez|vos amis|la famille], et oubliez [le linge|la liste|le ménage]. Direction {name}, les mains vides.',
      photo: 'une table en désordre après un bon repas',
      tags: ['weekend', 'sortirmanger', 'tranquille'],
    },
    {
      text: 'Programme du week-end : [dormir|voir des amis|ne rien faire], et {food}. Pour le deuxième point, direction {name}, [en famille|à deux|entre amis], avec tout votre temps.',
      photo: 'une liste dont une ligne est cochée',
      tags: ['weekend', 'programme', 'envie'],
    },
    {
      text: 'Quelqu’un va demander quoi faire [samedi|dimanche|ce week-end]. Répondez {name}, fixez l’heure, et [le repas est réglé|tout le monde suit|choisissez pour les autres]. Amenez un bel appétit.',
      photo: 'un pouce levé dans une conversation',
      tags: ['weekend', 'amis', 'programme'],
    },
  ],
  sunday: [
    {
      text: 'Le dimanche est fait pour [manger longtemps|voir la famille|prendre son temps]. Amenez [les parents|les cousins|vos amis], prenez [de quoi partager|un dessert|ce qui vous tente], et laissez {name} cuisiner.',
      photo: 'une longue table et plusieurs générations',
      tags: ['dimanche', 'famille', 'tranquille'],
    },
    {
      text: 'Dimanche, laissez votre cuisine [tranquille|propre|de côté]. {name} s’en occupe. Venez [après la balade|après la sieste|en famille], mangez bien, et rentrez [tranquillement|sans vaisselle|de bonne humeur].',
      photo: 'un plaid et une assiette vide',
      tags: ['dimanche', 'pasdevaisselle', 'envie'],
    },
    {
      text: 'Finissez le week-end avec {food} et quelqu’un [que vous aimez|qui vous fait rire|à qui parler]. Lundi [viendra après|peut patienter|est encore loin]. D’ici là, direction {name}.',
      photo: 'une main qui pioche dans une assiette',
      tags: ['dimanche', 'compagnie', 'sortirmanger'],
    },
  ],
  lunch_break: [
    {
      text: 'À midi, quittez votre écran. Prenez {food} avec [un collègue|un ami|un bon livre], et l’après-midi [passe mieux|paraît plus court|repart bien]. Votre bureau [peut attendre|ne bougera pas|s’en passera], direction {name}.',
      photo: 'une chaise de bureau vide',
      tags: ['midi', 'pause', 'bureau'],
    },
    {
      text: 'Un repas devant l’ordinateur, [on l’oublie|ça se mange froid|ce n’est pas une pause]. Levez-vous, amenez [un collègue|une collègue|toute l’équipe], et venez manger. {name} s’occupe [du reste|de la cuisine|du déjeuner].',
      photo: 'une assiette en plein soleil de midi',
      tags: ['midi', 'faim', 'onmangequoi'],
    },
    {
      text: 'Votre collègue a encore apporté [la même boîte|des restes|du riz froid] ? Emmenez-le déjeuner. {name} vous attend, et vous reviendrez [de bonne humeur|le ventre plein|avec des idées].',
      photo: 'une boîte à déjeuner fermée, vue de dessus',
      tags: ['midi', 'collegues', 'pause'],
    },
  ],
  after_work: [
    {
      text: 'La journée est finie. Avant de rentrer, [faites une halte|asseyez-vous|soufflez un peu] : {name} vous attend avec {food}. Le linge et [la vaisselle|les courses|les mails] peuvent patienter.',
      photo: 'un sac posé au pied d’une chaise',
      tags: ['apresletravail', 'pause', 'envie'],
    },
    {
      text: 'Vous avez des choses à raconter ? Appelez [un ami|une collègue|votre sœur], prenez {food}, et [videz votre sac|riez-en|parlez longtemps]. {name} s’occupe du reste.',
      photo: 'deux personnes qui parlent avec les mains',
      tags: ['apresletravail', 'amis', 'confidences'],
    },
    {
      text: 'Après le travail, deux choix : [le frigo|les restes|cuisiner] ou {food}. Si vous prenez le second, amenez [un collègue|un ami|votre moitié]. Direction {name}, et la journée finit bien.',
      photo: 'une montre et une assiette qui arrive',
      tags: ['apresletravail', 'repos', 'onmangequoi'],
    },
  ],
  date_night: [
    {
      text: 'Mettez [cette chemise|du parfum|vos belles chaussures] et sortez à deux. Un bon repas, [du temps|une longue conversation|aucune vaisselle], et tout est simple. Choisissez le jour, {name} fait le reste.',
      photo: 'deux manteaux sur la même chaise',
      tags: ['enamoureux', 'amour', 'adeux'],
    },
    {
      text: 'Parlez d’autre chose que [du travail|des courses|des enfants]. Un repas à deux [suffit|fait du bien|est fait pour ça]. Rangez les téléphones, [prenez votre temps|partagez un dessert|souriez], et direction {name}.',
      photo: 'deux mains proches sur une nappe',
      tags: ['adeux', 'amour', 'sortirmanger'],
    },
    {
      text: 'Premier rendez-vous ou [dixième|vingtième|centième] ? Dans tous les cas, il faut {food} et quelqu’un [qui vous fait rire|qui vous écoute|que vous aimez]. Pour le repas, direction {name}.',
      photo: 'une cuillère pour deux',
      tags: ['adeux', 'amour', 'rendezvous'],
    },
  ],
  family: [
    {
      text: 'Les enfants ont faim, [vous aussi|les parents aussi|tout le monde a faim], et personne ne veut cuisiner. Amenez [la famille|les cousins|les grands-parents] : {name} s’en occupe, et vous [soufflez|parlez|profitez].',
      photo: 'de petites mains autour d’une assiette',
      tags: ['famille', 'enfants', 'sortirmanger'],
    },
    {
      text: 'Appelez [les cousins|les grands-parents|la tante], et réunissez tout le monde devant {food}. Un repas de famille [fait de bons souvenirs|ne s’oublie pas|fait du bien], surtout quand {name} fait la cuisine.',
      photo: 'une grande table, plusieurs générations',
      tags: ['famille', 'cousins', 'repasdefamille'],
    },
    {
      text: 'Vous n’avez pas vu [vos parents|votre sœur|les cousins] depuis longtemps ? Un repas arrange ça. Choisissez [un jour|une date|un dimanche], amenez [des nouvelles|des photos|les enfants], et direction {name}.',
      photo: 'une embrassade devant une porte',
      tags: ['famille', 'retrouvailles', 'repasdefamille'],
    },
  ],
  friends: [
    {
      text: 'On dit « il faut qu’on se voie » [depuis des semaines|depuis des mois|chaque semaine]. Proposez un jour, une heure, et {name}. [Les autres suivront|Envoyez ceci au groupe|Le premier qui répond choisit].',
      photo: 'des amis qui s’embrassent sur le trottoir',
      tags: ['amis', 'onsevoitquand', 'programme'],
    },
    {
      text: 'De bons amis, {food}, et [une longue conversation|des rires|rien qui presse] : voilà un bon programme. Identifiez [vos amis|qui doit venir|la bande], choisissez un jour, et direction {name}.',
      photo: 'des rires et une assiette qui passe',
      tags: ['amis', 'confidences', 'rires'],
    },
    {
      text: 'Identifiez quelqu’un qui [pioche dans votre assiette|arrive toujours en retard|dit « je n’ai pas faim »]. Invitez-le quand même. {name} vous attend, avec {food}, [de quoi partager|du temps|de quoi rire].',
      photo: 'une main au-dessus de l’assiette du voisin',
      tags: ['amis', 'rires', 'onsereconnait'],
    },
    {
      text: 'Un ami a [une bonne nouvelle|besoin de parler|un anniversaire] ? Emmenez-le manger. Devant {food}, [tout se raconte|on parle mieux|on rit plus], et personne ne fait la vaisselle. Direction {name}.',
      photo: 'deux amis face à face, vus de côté',
      tags: ['amis', 'bonnenouvelle', 'sortirmanger'],
    },
  ],
  solo: [
    {
      text: 'Manger en solo, c’est [une vraie pause|un petit luxe|une heure à soi]. Prenez [un livre|un journal|votre musique], commandez [ce qui vous plaît|comme d’habitude|sans consulter personne], et ne partagez rien. Direction {name}, rien que pour vous.',
      photo: 'un livre ouvert près d’une assiette',
      tags: ['ensolo', 'pause', 'tempspoursoi'],
    },
    {
      text: 'Une heure pour vous, [un livre|le calme|vos pensées] et {food}. Personne ne [pioche dans l’assiette|demande à goûter|vous presse], et {name} s’occupe du reste. Venez comme vous êtes.',
      photo: 'une assiette, une fenêtre, rien d’autre',
      tags: ['ensolo', 'tranquille', 'envie'],
    },
  ],
};
