import type { CopyLibrary } from '../../copy-library.ts';

/** From Munich to the North. */
export const CUISINES_NORTHERN_EUROPE: CopyLibrary['cuisines'] = {
  german: {
    food: 'un bon plat allemand',
    hero: [
      'Du croustillant, des pommes de terre, et [un bel appétit|de la compagnie|un bon ami].',
      'Des plats généreux pour [les grands appétits|les jours froids|les journées bien remplies].',
      'Pour manger allemand à {town}, [venez nous voir|venez à plusieurs|venez avec un bel appétit].',
      'Doré, croustillant, et [bon avec de la moutarde|généreux|fait pour les grandes faims].',
      'Venez avec [la famille|vos amis|un bel appétit] pour un repas qui tient au corps.',
      'Quand il fait froid, [un plat généreux|une belle sauce|quelque chose de doré] fait du bien.',
    ],
    about: [
      'La cuisine allemande est généreuse, [dorée|croustillante|mijotée], et elle tient au corps.',
      'Une croûte croustillante, une bonne sauce, [des pommes de terre|un peu d’acidité|du chou] : voilà une assiette pleine.',
      'Moutarde, cornichons et [chou|pommes de terre|bon pain] vont bien ensemble.',
      'Un repas pour après [une longue marche|une journée froide|une grosse semaine], avec des gens qu’on aime.',
      'Les grandes assiettes rendent [bavard|la famille heureuse|les jours froids plus doux].',
      'Prenez votre temps, et gardez une place [pour le dessert|pour quelque chose de sucré|pour la fin].',
    ],
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
      'Une pâte dorée, une bonne sauce, et [de la compagnie|des frites|une grosse faim].',
      'Des plats qui réchauffent, [même quand il pleut|après le match|par temps gris].',
      'Pour manger comme au pub à {town}, [venez nous voir|venez à plusieurs|amenez un ami].',
      'Du croustillant, du moelleux, et [une bonne histoire|de bons amis|beaucoup de sauce].',
      'Venez avec [un ami|la famille|un bel appétit] manger un plat qui réconforte.',
      'Il pleut ? [Venez vous réchauffer|Venez manger chaud|C’est un temps à bien manger].',
    ],
    about: [
      'La cuisine britannique est [croustillante|bien chaude|dorée], et bonne par temps de pluie.',
      'Cassez la croûte d’une tourte et [laissez sortir la vapeur|regardez la sauce couler|régalez-vous].',
      'Du croustillant, des pommes de terre, [une bonne sauce|un trait de vinaigre|une belle croûte] : de quoi se réchauffer.',
      'C’est le repas qu’il faut après [une longue marche|la pluie|le match].',
      'Certains préfèrent la sauce, d’autres le vinaigre, [et les frites vont avec les deux|et chacun a raison|et on peut goûter les deux].',
      'Gardez une place pour le dessert. [Il en vaut la peine|Prenez deux cuillères|Partagez-le].',
    ],
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
      'Des pierogi, une soupe bien chaude, et [de la compagnie|un bon ami|un bel appétit].',
      'Des plats chauds, généreux, et [faits pour partager|bons par temps froid|pleins de goût].',
      'Pour manger polonais à {town}, [venez nous voir|venez en famille|amenez un ami].',
      'Des pierogi tendres et [un peu de crème|du beurre doré|des bords croustillants].',
      'Venez avec [la famille|un ami|un bel appétit] et partagez un plat de pierogi.',
      'Quand il fait froid, [une soupe chaude|un plat de pierogi|un plat mijoté] fait du bien.',
    ],
    about: [
      'La cuisine polonaise est généreuse, avec [de l’aneth|des soupes|de la crème].',
      'Les pierogi sont tendres, [beurrés|bien garnis|bons à partager], et on en reprend.',
      'Une soupe et [un bon morceau de pain|un plat de pierogi|de la compagnie] réchauffent un jour froid.',
      'Aneth, beurre et [crème|chou|champignons] donnent du goût aux choses simples.',
      'Un repas pour [les grandes familles|les jours froids|les amis affamés], et l’on se ressert volontiers.',
      'Un plat généreux rend [un jour froid plus doux|une longue journée plus légère|tout le monde content].',
    ],
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
      'Du pain noir, du beurre, et [un moment calme|quelque chose de fumé|une touche d’aneth].',
      'Simple, clair, et [plein de goût|bien assaisonné|beau à voir].',
      'Du seigle, de l’aneth, et [du beurre|du fumé|un peu de douceur].',
      'Pour manger nordique à {town}, [venez nous voir|venez à deux|amenez un ami].',
      'Prenez le temps d’un repas [simple|calme|clair].',
      'Venez à deux partager quelque chose [de fumé|de simple|de nouveau].',
    ],
    about: [
      'La cuisine nordique est simple : [de l’aneth|du seigle|quelque chose de mariné], du beurre, et du temps.',
      'Du fumé, de l’acide, [du pain noir|du beurre|un peu d’aneth] : tout va bien ensemble.',
      'C’est un repas calme, [bon à deux|bon après une grosse semaine|bon avec un livre].',
      'Un café et une douceur font [une pause tranquille|une belle fin|un après-midi plus doux].',
      'Dans un plat simple, on goûte [chaque bouchée|l’aneth|le beurre], et l’on ralentit.',
      'Le pain de seigle est sombre, dense, [bon avec du beurre|plein de goût|un repas à lui seul].',
    ],
    sampleDishes: [
      { name: 'Gravlax', course: 'starters', family: 'salmon' },
      { name: 'Boulettes à la suédoise', course: 'mains', family: 'meatballs' },
      { name: 'Pommes de terre à l’aneth', course: 'mains', family: 'potatoes' },
      { name: 'Roulé à la cannelle', course: 'desserts', family: 'pastry' },
    ],
  },
};
