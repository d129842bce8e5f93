import type { Paragraph } from '../copy-library.ts';

/**
 * Paragraphs for About, each a complete thought. A paragraph still reads well without the sentences whose slots
 * can’t be filled.
 */
export const PARAGRAPHS: readonly Paragraph[] = [
  [
    'Il y a des envies [qu’un biscuit ne calme pas|qui ne partent pas toutes seules|plus fortes que la volonté].',
    'Pour celles-là, {name} [est une bonne idée|a une réponse|tombe bien].',
    '{taste}',
    'Pour commencer, [goûtez ceci|essayez ceci|pourquoi pas] : {dish}. [S’il reste de la place|Pour continuer|Et à partager] : {dish2}.',
    'Cédez [tout de suite|avec le sourire|sans regret]. [Vous avez assez attendu|La volonté servira un autre jour|Une envie comblée met de bonne humeur].',
  ],
  [
    'Demandez à [dix amis|vos cousins|vos collègues] ce qui leur ferait plaisir, et [tout le monde hésite|personne n’est d’accord|chacun répond autre chose].',
    'Dites {name}, et [le débat est clos|tout le monde dit oui|la faim se réveille].',
    '{taste}',
    'Deux [valeurs sûres|bonnes raisons|idées pour se décider] : {dish} et {dish2}.',
    'Prenez [un peu de tout|de quoi partager|plus que prévu], [échangez à la moitié|goûtez chez le voisin|laissez goûter les autres], et [tant pis pour les bonnes manières|on verra qui avait raison|gardez-vous la dernière bouchée].',
  ],
  [
    'Personne ne se souvient [d’un sandwich avalé devant l’écran|d’une bouchée prise debout|de ce que la télé montrait jeudi].',
    'On se souvient [de qui était là|des fous rires|de la dernière bouchée, laissée par un ami].',
    '{name}, c’est [cette idée-là|pour ces moments-là|fait pour ça].',
    '{taste}',
    'À [partager|goûter ensemble|poser au milieu] : {dish}.',
    'Alors [appelez une amie|prévenez votre frère|invitez vos parents], [coupez vos téléphones|choisissez un jour|oubliez l’heure], et [racontez-vous tout|prenez votre temps|mangez de bon cœur].',
  ],
  [
    'Cuisiner, c’est agréable [jusqu’aux oignons|jusqu’à la vaisselle|tant que rien n’attache au fond].',
    'Avec {name}, vous gardez [le plaisir|la fourchette|le plus agréable], et [les casseroles sont pour nous|on garde les casseroles|on frotte à votre place].',
    '{taste}',
    'La seule question [du jour|à régler|difficile] : {dish} ou {dish2} ?',
    'Mangez à votre faim, [racontez votre semaine|prenez votre temps|riez un bon coup], et [laissez l’éponge tranquille|offrez un congé à votre cuisine|pensez à autre chose].',
  ],
  [
    'Il y a deux façons de manger : [en vitesse|par habitude|en regardant l’heure], et [avec plaisir|sans se presser|en savourant chaque bouchée].',
    '{name}, c’est [pour la deuxième|plutôt la deuxième|la deuxième, bien sûr].',
    '{taste}',
    'La première fois, [goûtez ceci|prenez ceci|laissez-vous tenter] : {dish}.',
    'Accordez-vous [une vraie pause|un moment sans écran|le temps qu’il faut]. [La suite de la journée paraît plus légère|Même un lundi semble plus court|Vos messages sauront attendre].',
  ],
  [
    'Pour un anniversaire, [bien manger|un petit festin|quelque chose de bon] fait un beau cadeau : [la taille convient toujours|rien à emballer|personne ne le range au placard].',
    'Pour un mercredi ordinaire, [c’est encore mieux|c’est une petite fête|pas besoin d’autre raison].',
    '{name} [convient aux deux|fait l’affaire dans les deux cas|aime autant l’un que l’autre].',
    '{taste}',
    'Pour [fêter ça|commencer|la première bouchée] : {dish}.',
    'Faites un vœu, [ou faites-vous simplement plaisir|ou faites des projets|même tout petit], et [partagez avec ceux que vous aimez|prenez-en un peu plus|gardez le sourire jusqu’à demain].',
  ],
  [
    'Certains lisent tout [deux fois|à voix haute|en commençant par la fin]. D’autres [savent d’avance|choisissent en une seconde|prennent comme leur voisin].',
    'Avec {name}, [les deux méthodes marchent|tout le monde a raison|chacun fait à son idée].',
    '{taste}',
    'Pour les [indécis|pressés|curieux], une piste : {dish}.',
    'Et si [vous hésitez encore|deux choses vous plaisent|tout vous tente], [partagez avec quelqu’un|prenez un peu de tout|gardez une idée pour la prochaine fois].',
  ],
  [
    'Entre [l’école et le bureau|les courses et les messages|le premier café et la dernière réunion], il faut bien [une pause|un moment à soi|un peu d’air].',
    '{name} [fait un bon prétexte|s’en occupe volontiers|tombe à point].',
    '{taste}',
    'L’idée du jour : {dish}.',
    '[Soufflez|Rangez la liste|Oubliez l’écran], mangez [lentement|avec appétit|sans regarder l’heure], et [laissez courir les autres|la suite ira mieux|laissez la journée attendre].',
  ],
  [
    'Si vous lisez ceci [le ventre vide|entre deux réunions|depuis votre canapé], [votre estomac a déjà choisi|vous avez sûrement faim|on devine la suite].',
    '[Tant mieux|Ça tombe bien|Rassurez-vous] : {name} est là pour ça.',
    '{taste}',
    'En attendant, [imaginez un peu|pensez à ceci|gardez ceci en tête] : {dish}.',
    'Puis [prévenez un ami|choisissez une heure|décidez-vous], parce que [regarder n’a jamais nourri personne|les écrans ne sentent rien|la faim ne se calme pas en lisant].',
  ],
  [
    'On a tous un goût qui [répare une mauvaise journée|rappelle les dimanches|fait fermer les yeux].',
    '{name} a peut-être [le vôtre|celui que vous cherchez|de quoi vous le rappeler].',
    '{taste}',
    'Un [premier indice|candidat|bon début] : {dish}. [Un autre|Le suivant|Et aussi] : {dish2}.',
    'Pour le savoir, il suffit [d’une bouchée|d’un bel appétit|d’un peu de curiosité]. [Prenez votre temps|Rien ne presse|Goûtez un peu de tout].',
  ],
  [
    'À {town}, [chacun a ses goûts|on sait ce qu’on aime|on parle volontiers de ce qu’on mange].',
    'Notre avis : [le ventre plein, tout va mieux|on mange mieux à plusieurs|une envie n’attend pas].',
    '{name} vous laisse [juger|goûter et répondre|vous faire une idée].',
    '{taste}',
    'Premier argument : {dish}. [Le second|Le suivant|Pour comparer] : {dish2}.',
    'Réunissez [les amis|la famille|les collègues], et [que chacun vote|discutez la bouche pleine|ouvrez le débat]. [Tout le monde y gagne|Le perdant invite|La faim fait de bons juges].',
  ],
  [
    'Les histoires sont plus belles avec [un verre|quelque chose à grignoter|de vieux amis], et les amis [plus drôles|plus bavards|plus patients] quand personne n’a faim.',
    '{name} s’occupe [du reste|de la faim|des petits creux], et vous [du récit|des bonnes histoires|de la compagnie].',
    '{taste}',
    'Pour [accompagner le début|délier les langues|la première tournée] : {dish}.',
    'Racontez tout, [même ce qu’ils savent déjà|sans sauter de détail|avec les gestes], et [gardez la chute pour la fin|laissez parler votre voisin|riez un peu trop fort].',
  ],
  [
    'On se met à table [par faim|pour une bouchée|en vitesse], et on y reste [pour la conversation|pour le dessert|parce qu’on est bien].',
    '{name} [connaît bien cette histoire|trouve ça très bien|n’y voit aucun mal].',
    '{taste}',
    'Pour ouvrir [le bal|l’appétit|la conversation] : {dish}. Pour [la suite|les gourmands|partager] : {dish2}.',
    'Venez avec [ceux que vous aimez|quelqu’un qui raconte bien|vos parents], [posez le téléphone|desserrez la ceinture|oubliez l’heure], et [parlez longtemps|prenez un peu de tout|laissez la semaine dehors].',
  ],
  [
    'Venez [après le travail|après le match|sans raison], [avec les enfants ou sans|à deux ou en bande|le cœur léger ou la tête pleine].',
    '{name} [vous reçoit avec plaisir|se réjouit de vous voir|vous ouvre la porte].',
    '{taste}',
    'Une façon de [commencer|se mettre en appétit|lancer les choses] : {dish}. [Une autre|Encore une|Ou bien] : {dish2}.',
    'Rien à [préparer|éplucher|ranger]. [Votre appétit suffit|Apportez votre faim|Il suffit d’avoir faim].',
  ],
  [
    'Dites à quelqu’un « je t’invite », et [regardez son sourire|voyez comme on vous répond vite|attendez un peu].',
    'Ajoutez {name}, et [la réponse arrive plus vite|l’affaire est conclue|c’est oui].',
    '{taste}',
    'Pour [faire plaisir|bien commencer|la première envie] : {dish}. Pour [la deuxième|la gourmandise|faire bonne mesure] : {dish2}.',
    'Parlez de [tout sauf du travail|vos souvenirs|vos projets], [mangez sans hâte|laissez parler l’appétit|partagez], et [la prochaine fois, c’est l’autre qui invite|recommencez vite|finissez sur un éclat de rire].',
  ],
  [
    'La première bouchée est [pour vous|silencieuse|toujours trop rapide]. La deuxième est [pour qui vous accompagne|plus lente|celle dont on parle].',
    '{name} [aime les deux|vous souhaite les deux|compte sur une troisième].',
    '{taste}',
    'Un indice ? {dish}. Et pour [après|l’autre main|faire bonne mesure], {dish2}.',
    '[Avec un livre|À deux|En joyeuse bande], [on mange de bon cœur|la faim fait le reste|le plaisir est le même].',
  ],
];
