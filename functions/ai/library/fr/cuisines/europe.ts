import type { CopyLibrary } from '../../copy-library.ts';

/** From Naples to the North. */
export const CUISINES_EUROPE: CopyLibrary['cuisines'] = {
  italian: {
    food: 'un bon plat italien',
    hero: [
      'Tournez la fourchette, [soufflez|souriez|levez] et recommencez. Certains [jours|lundis|chagrins] ne passent qu’ainsi.',
      'De la sauce et quelqu’un qui [vous écoute|parle avec les mains|se ressert] : le programme est complet.',
      'Un repas à l’italienne dure [ce que dure la conversation|plus que promis|jusqu’au café]. Prévenez [le canapé|la maison|le chat].',
      'Venez avec celui qui [parle trop|coupe toujours la parole|a tout à raconter] : les pâtes savent [faire taire|répondre|calmer le jeu].',
    ],
    about: [
      'Certains repas s’enroulent [autour d’une fourchette|comme les conversations|sans fin], et on perd le fil avec plaisir.',
      'La sauce au fond de l’assiette [se rattrape au pain|n’est pas négociable|a ses partisans], et c’est [le plus beau moment|un secret partagé|presque un dessert].',
      'On vient à deux pour [un plat|se réconcilier|se regarder], on repart avec [l’envie de revenir|le sourire|des projets de voyage].',
      'D’abord [quelque chose à partager|une petite assiette|du pain], puis les choses sérieuses, et enfin [le sucré|le café|les coudes sur la table].',
    ],
    gallery: [
      'Juste avant de [tourner la fourchette|saucer|se taire].',
      'Les assiettes [posent|patientent|vous attendent] un instant.',
    ],
    sampleDishes: [
      { name: 'Bruschetta', course: 'starters', family: 'bread' },
      { name: 'Spaghetti à la tomate', course: 'mains', family: 'pasta_tomato' },
      { name: 'Risotto aux champignons', course: 'mains', family: 'risotto' },
      { name: 'Tiramisu', course: 'desserts', family: 'tiramisu' },
    ],
  },
  pizzeria: {
    food: 'une pizza',
    hero: [
      'Se mettre d’accord sur une pizza, c’est [presque impossible|un sport d’équipe|une preuve d’amour]. Venez avec [de la patience|une pièce à lancer|un vrai appétit].',
      'Elle se plie, [se croque|se partage|s’avale] et se termine avant que quiconque [ait voté|se plaigne|compte les parts].',
      'Le vendredi, [la fatigue|l’ami qui passe|la flemme] appelle une pizza. Répondez [sans tarder|avec les doigts|oui].',
      'Surveillez [la dernière part|votre moitié|les bords dorés] : devant une pizza, l’amitié [a ses limites|hésite|négocie].',
    ],
    about: [
      'Il existe l’école de la pointe, [celle du bord|celle du couteau|celle des doigts] et des familles qui [en débattent encore|se divisent|n’ont pas tranché].',
      'Une pizza au milieu [arrête les disputes|éteint les téléphones|fait une fête] mieux qu’un long discours.',
      'Moitié-moitié, c’est [de la diplomatie|le secret des couples|un beau compromis], jusqu’à ce que quelqu’un [pioche en face|change de camp|veuille la sienne].',
      'Les enfants ont [de la sauce au menton|les doigts brillants|le dernier mot], et les grands [aussi|font pareil|les envient].',
    ],
    gallery: [
      'Des fils qui [dépassent du cadre|cherchent la sortie|n’en finissent pas].',
      'Un bord doré, [un cœur fondant|une part qui manque|déjà des convoitises].',
    ],
    sampleDishes: [
      { name: 'Pizza margherita', course: 'mains', family: 'pizza' },
      { name: 'Pizza quatre fromages', course: 'mains', family: 'pizza' },
      { name: 'Pain à l’ail', course: 'starters', family: 'garlic_bread' },
      { name: 'Glace à la vanille', course: 'desserts', family: 'ice_cream' },
    ],
  },
  spanish: {
    food: 'un bon plat espagnol',
    hero: [
      'Ici on parle [fort|en même temps|la bouche pleine] et on mange [au centre de la table|à plusieurs|sans se presser]. Venez [en bande|avec de la voix|de bonne humeur].',
      'Un plat au centre, [des mains autour|trois conversations à la fois|et personne ne compte] : la soirée se débrouille [toute seule|sans plan|très bien].',
      'Le soleil vous manque ? Il se mange [à la cuillère|avec du pain|à plusieurs], même quand dehors [il pleut|c’est lundi|tout est gris].',
    ],
    about: [
      'On commence [quand la faim le dit|par une bouchée|à plusieurs] et on finit [en chansons|bien après|quand plus personne ne parle].',
      'On se dispute [le fond doré|la dernière bouchée|l’addition], toujours en riant.',
      'Rester à table après le repas a [un nom|un charme|un sens] là-bas, et vous allez [le comprendre|en abuser|y prendre goût].',
    ],
    gallery: ['Un peu de soleil [en images|dans l’assiette|au milieu].'],
    sampleDishes: [
      { name: 'Croquettes', course: 'starters', family: 'starter' },
      { name: 'Paella', course: 'mains', family: 'paella' },
      { name: 'Gambas à l’ail', course: 'mains', family: 'shrimp' },
      { name: 'Crème catalane', course: 'desserts', family: 'custard' },
    ],
  },
  tapas: {
    food: 'des tapas',
    hero: [
      'Une petite assiette, [puis une autre|puis trois|et on perd le compte] : la faim se règle [par étapes|en bavardant|à plusieurs].',
      'Quand personne ne veut [choisir|la même chose|attendre], mieux vaut tout poser [au milieu|en vrac|entre vous].',
      'On pioche, on tend [le bras|la fourchette|l’oreille], on raconte. Le repas [avance tout seul|suit son cours|se construit].',
    ],
    about: [
      'La dernière bouchée attend toujours [un volontaire|qu’on détourne les yeux|le plus courageux].',
      'Petites assiettes, aucun regret : [on goûte à tout|on recommence|le voisin partage].',
      'Debout, assis, [de passage|serrés à six|en grande conversation] : l’essentiel est de [piocher|goûter|trinquer].',
    ],
    gallery: ['Petites assiettes, [grandes intentions|bras qui se croisent|longues soirées].'],
    sampleDishes: [
      { name: 'Olives marinées', course: 'starters', family: 'olives_snacks' },
      { name: 'Patatas bravas', course: 'starters', family: 'potatoes' },
      { name: 'Tortilla', course: 'mains', family: 'omelet' },
      { name: 'Poulpe grillé', course: 'mains', family: 'octopus_squid' },
    ],
  },
  portuguese: {
    food: 'un bon plat portugais',
    hero: [
      'Un peu de [sel|large|soleil] dans l’assiette, et la semaine [s’éloigne|baisse le ton|prend la mer].',
      'Venez avec quelqu’un qui [se ressert|découvre|sait prendre son temps] : ces plats-là [se partagent|se racontent|font parler].',
      'Il y a des faims que seule [une longue tablée|une cocotte|une assiette généreuse] console, surtout [le dimanche|quand il pleut|loin de la mer].',
    ],
    about: [
      'On mange [en parlant de manger|près les uns des autres|comme chez une tante], et on repart [le ventre chaud|à regret|en fredonnant].',
      'La mer n’est jamais loin quand [le poisson arrive|on ferme les yeux|l’assiette se pose].',
      'On garde une place pour le sucré, [toujours|même petite|par principe], et on a bien raison.',
    ],
    gallery: ['Un air de quai, [de près|sans les mouettes|à table].'],
    sampleDishes: [
      { name: 'Caldo verde', course: 'starters', family: 'soup' },
      { name: 'Morue à la crème', course: 'mains', family: 'fish' },
      { name: 'Riz aux fruits de mer', course: 'mains', family: 'rice' },
      { name: 'Pastel de nata', course: 'desserts', family: 'pastry' },
    ],
  },
  mediterranean: {
    food: 'un plat méditerranéen',
    hero: [
      'Un peu d’huile d’olive, [du soleil|une longue conversation|du pain] et la semaine [se détend|a des vacances|change d’accent].',
      'Poussez les assiettes au milieu, [remontez vos manches|appelez les autres|tendez le bras] : le Sud se mange [à plusieurs|avec les doigts|lentement].',
      'Si votre fenêtre donne sur [un parking|la pluie|un mur], venez regarder [dans l’assiette|plus au sud|du côté du soleil].',
    ],
    about: [
      'On parle plus [fort|longtemps|doucement] quand la table est pleine de couleurs.',
      'Un filet d’huile, [une herbe|un citron|une pincée] et tout le monde [se tait|se penche|reprend du pain].',
      'Le soleil ne s’emporte pas, mais [il se mange|l’assiette s’en souvient|on fait au mieux].',
    ],
    gallery: ['Du soleil, [sans crème solaire|à la fourchette|en plusieurs couleurs].'],
    sampleDishes: [
      { name: 'Houmous', course: 'starters', family: 'hummus' },
      { name: 'Poisson grillé au citron', course: 'mains', family: 'fish' },
      { name: 'Légumes rôtis', course: 'mains', family: 'vegetables' },
      { name: 'Salade d’oranges', course: 'desserts', family: 'fruit' },
    ],
  },
  greek: {
    food: 'un bon plat grec',
    hero: [
      'Fermez les yeux : [du citron|des herbes|une île] dans l’assiette, et plus un [mail|bus|lundi] à l’horizon.',
      'La table se remplit [petit à petit|de partout|trop vite pour compter], et les histoires [suivent|s’allongent|font pareil].',
      'Venez [à quatre|avec les cousins|en bande], et demandez [du pain|plus de bras|une grande table] : tout se partage.',
    ],
    about: [
      'On trempe, on goûte, [on se dispute|on se raconte tout|on recommence], et personne ne quitte la table.',
      'Le citron réveille, [l’origan parfume|l’huile adoucit|le sel répond], et vous revoilà [en sandales|sur un port|en août].',
      'Il y a toujours un oncle qui [connaît la vraie recette|se ressert|raconte l’île] : écoutez-le, il sait manger.',
    ],
    gallery: ['Un bout d’été, [sans le ferry|presque bleu|à partager].'],
    sampleDishes: [
      { name: 'Tzatziki', course: 'starters', family: 'mezze' },
      { name: 'Moussaka', course: 'mains', family: 'main' },
      { name: 'Souvlaki', course: 'mains', family: 'kebab' },
      { name: 'Baklava', course: 'desserts', family: 'baklava' },
    ],
  },
  german: {
    food: 'un bon plat allemand',
    hero: [
      'Les journées [froides|longues|bien remplies] demandent une assiette qui [tient au corps|ne plaisante pas|réchauffe].',
      'Grande tablée, [grosse faim|voix qui portent|coudes serrés] : ici, personne ne parle [de calories|de régime|du bureau].',
      'Quelque chose de croustillant, [de mijoté|de doré|de généreux], et le reste du jour [attendra|digère|s’adoucit].',
    ],
    about: [
      'On vient avec la faim [du marcheur|d’un jour d’hiver|des grands jours], on repart en [desserrant la ceinture|souriant|marchant lentement].',
      'La sauce va [jusqu’au bord|où il faut|avec tout], et la fourchette [la suit|insiste|fait le tour].',
      'Sur un banc, on se serre : [l’inconnu devient voisin|les histoires passent|il y a toujours une place].',
    ],
    gallery: ['Doré, généreux, [bientôt à vous|vu de près|sans manières].'],
    sampleDishes: [
      { name: 'Bretzel', course: 'starters', family: 'bread' },
      { name: 'Schnitzel', course: 'mains', family: 'schnitzel' },
      { name: 'Saucisses et chou', course: 'mains', family: 'sausage' },
      { name: 'Strudel aux pommes', course: 'desserts', family: 'pastry' },
    ],
  },
  british: {
    food: 'un bon plat de pub',
    hero: [
      'Il pleut ? [Parfait|Tant mieux|Comme prévu]. Certains plats n’attendaient que [ce temps|vos chaussettes mouillées|ça].',
      'Quelque chose de doré, [une bonne histoire|un ami|un coin tranquille], et on parle du temps [avec affection|un peu|puis plus du tout].',
      'Pour ceux qui disent « juste une bouchée » [et s’installent|puis deux|en ôtant leur manteau].',
    ],
    about: [
      'On y entre trempé, on en sort [réchauffé|bavard|rassasié], ce qui est un excellent échange.',
      'Une assiette qui croustille [vaut un radiateur|console d’un match perdu|remplace le soleil].',
      'On parle du match, [du temps|du voisin|de rien], et le plat écoute.',
    ],
    gallery: ['Plus réconfortant que [la météo|le parapluie|le radiateur].'],
    sampleDishes: [
      { name: 'Fish and chips', course: 'mains', family: 'fish_fried' },
      { name: 'Tourte au bœuf', course: 'mains', family: 'pie' },
      { name: 'Frites', course: 'starters', family: 'fries' },
      { name: 'Crumble aux pommes', course: 'desserts', family: 'fruit_crisp' },
    ],
  },
  polish: {
    food: 'un bon plat polonais',
    hero: [
      'Pour les jours de [vent|neige|grosse fatigue], il y a des plats [ronds|fumants|généreux] qui prennent soin du reste.',
      'Venez avec la faim [d’un neveu chez sa tante|d’un jour de neige|d’un skieur], et laissez-vous resservir.',
      'Un pli de pâte, [un peu de crème|une cuillère|de la patience], et l’hiver [perd des points|recule|attend dehors].',
    ],
    about: [
      'On compte les bouchées [au début|pour la forme|et puis plus], après on se ressert.',
      'La chaleur commence [à la cuillère|par l’odeur|dès la porte] et finit aux oreilles.',
      'Refuser une deuxième assiette est [possible|héroïque|mal vu], mais personne n’a [essayé|réussi|eu envie].',
    ],
    gallery: ['De quoi tenir [tout l’hiver|jusqu’au soir|par grand vent].'],
    sampleDishes: [
      { name: 'Barszcz', course: 'starters', family: 'soup' },
      { name: 'Pierogi', course: 'mains', family: 'dumplings' },
      { name: 'Bigos', course: 'mains', family: 'stew' },
      { name: 'Gâteau au pavot', course: 'desserts', family: 'cake' },
    ],
  },
  nordic: {
    food: 'un bon plat nordique',
    hero: [
      'Posez le manteau, [respirez|parlez bas|prenez votre temps] : ici, l’hiver est [une bonne excuse|un art de vivre|bien loin].',
      'Peu de choses, [bien choisies|à leur place|et du silence] : l’assiette vous laisse [penser|parler|souffler].',
      'Quand la nuit tombe [tôt|trop tôt|d’un coup], il reste [la lumière de l’assiette|la compagnie|un long repas].',
    ],
    about: [
      'On mange [au calme|sans bruit|à la lumière], on parle lentement, et la semaine [se tait|fond|s’éloigne].',
      'Un peu d’aneth, [un peu de sel|un peu de forêt|un peu de mer], et le Nord [se rapproche|tient dans l’assiette|devient doux].',
      'Cette chaleur-là porte un nom [difficile à prononcer|qui tient en peu de lettres|venu du Nord], et il vous va bien.',
    ],
    gallery: ['De la lumière [d’hiver|douce|basse] sur une assiette.'],
    sampleDishes: [
      { name: 'Gravlax', course: 'starters', family: 'salmon' },
      { name: 'Boulettes à la suédoise', course: 'mains', family: 'meatballs' },
      { name: 'Pommes de terre à l’aneth', course: 'mains', family: 'potatoes' },
      { name: 'Roulé à la cannelle', course: 'desserts', family: 'pastry' },
    ],
  },
};
