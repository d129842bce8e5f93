import type { CopyLibrary } from '../../copy-library.ts';

/** Posts on dishes, offers, and the place: `{dish}` may be one or many, eaten or drunk. */
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
      text: 'Vous vouliez juste regarder [la météo|un message|l’heure], et maintenant vous pensez à une chose : {dish}. [C’est normal|Ça commence ainsi|Inutile de s’excuser]. Rangez le téléphone, [prenez vos clés|prévenez quelqu’un|mettez vos chaussures], et venez.',
      photo: 'le plat vu de dessus, près d’une fenêtre',
      tags: ['envie', 'faim', 'onmangequoi'],
    },
    {
      text: 'Recette d’une journée [longue|grise|de travers] : {name}, {dish}, [un grand souffle|un moment de silence|le téléphone éteint]. Pour une personne. Si une autre arrive, [doublez la recette|qu’elle commande aussi|ça se négocie].',
      photo: 'une fourchette à mi-chemin',
      tags: ['recette', 'envie', 'sortirmanger'],
    },
    {
      text: 'Quelqu’un dit toujours « commande, toi » et [regarde votre assiette|tend la fourchette|soupire]. Cette fois, l’enjeu : {dish}. Ça [se complique|sent la dispute|ne se partage pas]. Identifiez cette personne et [fixez les règles|prévenez-la|commandez double].',
      photo: 'une main qui s’approche d’une assiette',
      tags: ['lemien', 'amis', 'gourmandise'],
    },
    {
      text: 'Vous avez enfin [passé ce coup de fil|rempli ce papier|rangé ce placard]. Personne ne va [applaudir|décerner une médaille|le savoir], mais une récompense existe : {dish}. [Venez la chercher|On vous attend|Elle se mange].',
      photo: 'le plat posé devant une chaise vide',
      tags: ['bienmerite', 'gourmandise', 'sortirmanger'],
    },
  ],
  two_dishes: [
    {
      text: 'Le dilemme du jour : {dish} ou {dish2} ? Vous pouvez [tirer à pile ou face|demander à la maison|lancer un sondage], ou amener quelqu’un et [commander les deux|échanger à mi-chemin|partager]. Nous votons pour [ne pas choisir|le partage|la gourmandise].',
      photo: 'deux assiettes côte à côte',
      tags: ['dilemme', 'onmangequoi', 'envie'],
    },
    {
      text: 'Équipe « {dish} » ou équipe « {dish2} » : [dites-le en commentaire|défendez votre camp|pas de neutres]. Le perdant [invite|goûte l’autre plat|fait ses excuses], le gagnant [reste modeste|choisit le dessert|mange en silence].',
      photo: 'deux fourchettes croisées au-dessus des plats',
      tags: ['debat', 'amis', 'onmangequoi'],
    },
    {
      text: 'D’un côté de la table, {dish}. De l’autre, {dish2}. À mi-assiette, [on échange|les négociations commencent|personne ne lâche rien]. Avec qui [viendriez-vous|feriez-vous l’échange|oseriez-vous] ? [Identifiez cette personne|Envoyez-lui ceci|Prévenez-la].',
      photo: 'deux mains qui échangent des assiettes',
      tags: ['adeux', 'partage', 'sortirmanger'],
    },
  ],
  question: [
    {
      text: 'Question sérieuse : quand le plat arrive, c’est [la photo|le silence|la serviette] d’abord, ou vous avez déjà la bouche pleine ? [Soyez honnêtes|Vos amis le savent|On vous lit]. Ensuite, [venez le prouver|prenez rendez-vous|on vérifiera].',
      photo: 'un téléphone posé face contre table',
      tags: ['question', 'gourmands', 'commentaires'],
    },
    {
      text: 'Vous êtes de ceux qui lisent la carte [en entier|la veille|deux fois], ou de ceux qui prennent [comme d’habitude|comme le voisin|la première ligne] ? Identifiez votre [contraire|complice|pire indécis] et amenez-le.',
      photo: 'une carte et deux index qui pointent',
      tags: ['question', 'lacarte', 'amis'],
    },
    {
      text: 'Vous pouvez inviter une seule personne à manger [cette semaine|demain|ce mois-ci]. Qui, et pourquoi ? [Écrivez-le ici|Identifiez-la|Votre chien ne compte pas]. Puis [fixez le jour|passez à l’acte|faites-le vraiment].',
      photo: 'deux chaises face à face',
      tags: ['question', 'invitation', 'bonnecompagnie'],
    },
    {
      text: 'L’assiette des autres : [patrimoine commun|territoire interdit|juste une bouchée, promis] ? Répondez avec [franchise|prudence|la bouche vide], car [votre voisin de table|votre moitié|un témoin] lit aussi. La défense aura la parole [en commentaire|au dessert|en second].',
      photo: 'une fourchette qui s’égare à côté',
      tags: ['question', 'partage', 'debat'],
    },
    {
      text: 'Sucré ou salé, s’il fallait [choisir pour la vie|renoncer à l’un|trancher pour de bon] ? Donnez votre [camp|verdict|raison] en commentaire, avec [un argument|une preuve|un souvenir]. Les indécis [commandent les deux|gardent le silence|paient l’addition].',
      photo: 'un sucré et un salé côte à côte',
      tags: ['question', 'sucreousale', 'debat'],
    },
    {
      text: 'Qui, dans votre groupe, dit toujours [« pas très faim »|« je goûte juste »|« prenez ce que vous voulez »] et [finit tous les plats|vide le panier de pain|regrette sa commande] ? Identifiez cette personne. Avec [tendresse|amour|preuves], bien sûr.',
      photo: 'une assiette vide devant quelqu’un qui rit',
      tags: ['question', 'amis', 'pastresfaim'],
    },
  ],
  behind_the_scenes: [
    {
      text: 'Avant même votre arrivée, il y a [du bruit de casseroles|une bonne odeur|un couteau qui danse]. Ce qui se passe en cuisine [ne tient pas dans une photo|s’écoute de près|a sa musique], mais le résultat, lui, tient [dans une assiette|sur une fourchette|en deux bouchées].',
      photo: 'une casserole et sa vapeur, sans visage',
      tags: ['encoulisses', 'encuisine', 'faim'],
    },
    {
      text: 'En cuisine, il y a une cuillère [que personne ne prête|qui goûte tout|qui a son histoire], et aujourd’hui elle a [bien travaillé|peu dormi|gagné sa paie]. Le verdict vous revient : [venez goûter|donnez votre avis|apportez l’appétit].',
      photo: 'une cuillère posée sur le bord d’une casserole',
      tags: ['encoulisses', 'encuisine', 'ongoute'],
      isSuggested: true,
    },
    {
      text: 'Ce que vous voyez : [une assiette|un plat tranquille|quelques secondes]. Ce que vous ne voyez pas : [le coup de feu|les « chaud devant »|la course] juste avant. [Merci à l’équipe|Un bravo à la cuisine|Venez la saluer].',
      photo: 'une assiette au passe, la cuisine floue derrière',
      tags: ['encoulisses', 'chauddevant', 'encuisine'],
    },
  ],
  offer: [
    {
      text: 'À envoyer à qui dit toujours [« un de ces jours »|« je te dis ça »|« cette semaine, promis »] : {offer}, {name}. Il suffit de dire {code} en commandant. Si personne ne [répond|se décide|vient], allez-y et [envoyez une photo|savourez|racontez-le].',
      photo: 'un message affiché sur un téléphone',
      tags: ['bonplan', 'amis', 'sortirmanger'],
    },
    {
      text: 'Vous alliez avoir faim [de toute façon|tôt ou tard|vers midi]. Tant qu’à faire : {offer}. Le mot de passe est {code}, à dire en commandant, [tout bas|à voix haute|avec un sourire]. [Direction|Cap sur|L’adresse :] {name}.',
      photo: 'une assiette qui attend',
      tags: ['bonplan', 'faim', 'motdepasse'],
    },
    {
      text: 'Gardez ce message pour le jour où [le frigo sera vide|personne ne voudra cuisiner|la visite arrivera] : {offer}, {name}, avec le mot {code}. Votre vous de demain [dira merci|aura faim|n’y croira pas].',
      photo: 'un frigo presque vide',
      tags: ['bonplan', 'agarder', 'pasdevaisselle'],
    },
  ],
  happy_hour: [
    {
      text: 'Entre [la dernière réunion|les bouchons|les obligations] et la maison, un happy hour : {hours}. Amenez quelqu’un qui [vous doit un verre|dit toujours non|a besoin de rire], et laissez [le chef|la montre|le trafic] attendre.',
      photo: 'des verres sur une table, lumière du soir',
      tags: ['happyhour', 'apresletravail', 'amis'],
    },
    {
      text: 'Fermez [l’ordinateur|le bureau|l’agenda]. Happy hour, {name} : {hours}. D’abord [un soupir|les nouvelles|une chaise], ensuite [de quoi grignoter|un fou rire|ce que vous voulez], et du travail, [pas un mot|plus une ligne|rien].',
      photo: 'un sac de bureau sous une chaise',
      tags: ['happyhour', 'journeefinie', 'pause'],
    },
  ],
  hours_tonight: [
    {
      text: 'On mange quoi ? Si la réponse est [un silence|« ce qu’il reste »|un soupir], en voici une autre : {name}, aujourd’hui, {hours}. Amenez [votre appétit|qui a posé la question|un affamé], et [rangez cette boîte|éteignez le four|n’y pensez plus].',
      photo: 'la porte, les lumières allumées',
      tags: ['aujourdhui', 'onmangequoi', 'envie'],
    },
    {
      text: 'Aujourd’hui : {hours}. De quoi [manger tranquillement|céder à une envie|arriver sans courir]. Prévenez [vos amis|votre moitié|le voisin], et que quelqu’un [apporte le sujet|raconte une blague|soit à l’heure, pour une fois].',
      photo: 'une horloge et une table mise',
      tags: ['aujourdhui', 'programme', 'sortirmanger'],
    },
  ],
  town: [
    {
      text: 'À {town}, avec qui mangez-vous quand [tout va mal|il y a une bonne nouvelle|personne ne cuisine] ? Identifiez cette personne et [fixez un jour|dites-lui d’avoir faim|donnez une heure]. {name} vous attend, [sans excuse|à votre heure|tranquillement].',
      photo: 'une rue familière, en fin de journée',
      tags: ['bonnecompagnie', 'amis', 'sortirmanger'],
    },
    {
      text: 'Chacun a, à {town}, [un raccourci secret|un banc préféré|sa boulangerie]. Gardez aussi une adresse pour quand [la faim serre|le dîner tombe à l’eau|personne ne cuisine]. Notez {name} et [faites l’essai|décidez vous-même|racontez].',
      photo: 'un plan de la ville et un crayon',
      tags: ['maville', 'onmangequoi', 'balade'],
    },
    {
      text: 'De la visite à {town}, et voici [déjà|bientôt|forcément] la question : « On mange où ? » Répondez {name}, [l’air de rien|en habitué|avant votre beau-frère], puis [acceptez les compliments|laissez commander|régalez-vous].',
      photo: 'des valises dans l’entrée',
      tags: ['visite', 'quefaire', 'sortirmanger'],
    },
  ],
  team: [
    {
      text: 'Derrière votre commande, des gens [chantonnent|se comprennent d’un regard|rient] entre [deux assiettes|les casseroles|deux coups de feu]. En passant, [dites bonjour|demandez un prénom|dites ce qui vous a plu]. Cela prend une seconde et [ensoleille le service|fait plaisir|se répète en cuisine].',
      photo: 'des tabliers suspendus',
      tags: ['equipe', 'merci', 'belleequipe'],
    },
    {
      text: 'Si vous hésitez, demandez à la personne [au tablier|qui prend la commande|derrière le comptoir] ce qu’elle mangerait [aujourd’hui|avec une grande faim|à sa pause]. La réponse vient souvent avec [un sourire|un avis tranché|des yeux brillants]. Essayez.',
      photo: 'un carnet de commande et un crayon',
      tags: ['equipe', 'conseil', 'belleequipe'],
    },
  ],
  first_visit: [
    {
      text: 'Vous ne connaissez pas encore {name} ? [Quelle chance|Tant mieux|Parfait] : une première fois n’arrive [qu’une fois|jamais deux fois|qu’aux curieux]. Venez avec [de l’appétit|de la curiosité|quelqu’un de confiance], prenez ce qui [vous fait de l’œil|vous appelle|sonne bien], et racontez-nous.',
      photo: 'une porte entrouverte',
      tags: ['premierefois', 'decouverte', 'sortirmanger'],
    },
    {
      text: 'Mode d’emploi d’une première visite : [arriver le ventre vide|amener quelqu’un|ne pas trop grignoter], [lire la carte une fois|regarder les assiettes|demander sans gêne], et prendre [ce que votre doigt a montré|deux choses|ce que vous alliez écarter]. La deuxième visite [s’organise toute seule|a des témoins|devient une habitude].',
      photo: 'un doigt posé sur une carte',
      tags: ['premierefois', 'modedemploi', 'lacarte'],
    },
  ],
  takeout: [
    {
      text: 'Votre canapé, [votre série|votre pyjama|votre musique] et un sac signé {name}. À laver : [une fourchette|un verre|rien, ou presque]. Commandez, passez, et [enlevez vos chaussures|lancez l’épisode|débranchez tout].',
      photo: 'un sac en papier sur une table basse',
      tags: ['aemporter', 'canape', 'pasdevaisselle'],
    },
    {
      text: 'Le héros de la maison arrive avec [un sac|le repas|les mains pleines] et dit [« à table »|« sentez-moi ça »|« c’est prêt »]. Cette fois, [c’est vous|à votre tour|prenez la cape]. Commandez, {name} prépare, et vous [attendez les applaudissements|n’expliquez rien|entrez lentement].',
      photo: 'une main sur une poignée de porte, un sac de l’autre',
      tags: ['aemporter', 'heros', 'alamaison'],
    },
  ],
};
