import type { CopyLibrary } from '../../copy-library.ts';

/** From the Bosphorus to the Atlantic, and south of the Sahara. */
export const CUISINES_ORIENT: CopyLibrary['cuisines'] = {
  turkish: {
    food: 'un bon plat turc',
    hero: [
      'Un peu de pain, [des braises|des herbes|du citron] et la fin de journée [sent déjà meilleur|a trouvé son plan|change de quartier].',
      'Venez avec une faim [de marché|de voyageur|du soir] et quelqu’un qui [aime partager|parle beaucoup|ne laisse rien].',
      'Le pain chaud se déchire, [les doigts suivent|la sauce attend|les chaises se rapprochent], et plus personne ne regarde l’heure.',
    ],
    about: [
      'On commence par picorer, [puis on s’installe|puis on se ressert|et on oublie le plat], et tout le monde trouve cela normal.',
      'On reste après manger, [pour une histoire|pour un dernier bout de pain|sans raison], et on ne part toujours pas.',
      'Les épices réchauffent, [le citron réveille|le yaourt apaise|le pain ramasse], et la journée s’arrondit.',
    ],
    gallery: ['On entend presque [le pain se déchirer|les braises|le verre de thé].'],
    sampleDishes: [
      { name: 'Assortiment de mezzés', course: 'starters', family: 'mezze' },
      { name: 'Adana kebab', course: 'mains', family: 'kebab' },
      { name: 'Pide au fromage', course: 'mains', family: 'flatbread' },
      { name: 'Baklava', course: 'desserts', family: 'baklava' },
    ],
  },
  lebanese: {
    food: 'un bon plat libanais',
    hero: [
      'Poussez les verres : les petites assiettes arrivent [de partout|par vagues|avec du pain], et il faut [de la place|des amis|de l’appétit].',
      'Un bout de pain, [un peu de citron|du sésame|une olive] et vous voilà [au soleil|en vacances|loin du lundi].',
      'On vient à deux, on commande [pour six|par gourmandise|un peu large], et il ne reste que [le citron|les noyaux|l’envie de revenir].',
    ],
    about: [
      'Tout se trempe, [tout se partage|tout se passe à gauche|rien ne se garde], et la conversation fait pareil.',
      'La bonne place est près [du pain|du houmous|de celui qui raconte], et elle se défend.',
      'Le persil réveille, [le citron insiste|le sésame adoucit|l’ail signe], et le reste suit.',
    ],
    gallery: ['Des petites assiettes et [beaucoup de mains|du soleil|du pain].'],
    sampleDishes: [
      { name: 'Houmous', course: 'starters', family: 'hummus' },
      { name: 'Taboulé', course: 'starters', family: 'salad' },
      { name: 'Chich taouk', course: 'mains', family: 'kebab' },
      { name: 'Falafels', course: 'mains', family: 'falafel' },
    ],
  },
  persian: {
    food: 'un bon plat persan',
    hero: [
      'Du safran, [du riz léger|des herbes|une pointe d’acide] et la journée [prend de la hauteur|se parfume|devient dorée].',
      'Le riz est une affaire sérieuse, [surtout le fond doré|le reste est poésie|on en reparlera]. Venez avec [un grand appétit|la famille|du temps].',
      'Pour les soirs où l’on veut [du doux et de l’acide|des parfums|être servi deux fois], et une compagnie qui raconte bien.',
    ],
    about: [
      'On vous dira de reprendre du riz, [deux fois|par politesse|en insistant], et vous finirez par dire oui.',
      'La croûte dorée se partage, [ou se négocie|en principe|à la cuillère], comme les secrets.',
      'Un plat parfumé demande [de la lenteur|du silence|de la compagnie], puis une seconde assiette.',
    ],
    gallery: ['De l’or, [du riz|des herbes|un parfum].'],
    sampleDishes: [
      { name: 'Mast-o-khiar', course: 'starters', family: 'mezze' },
      { name: 'Ghormeh sabzi', course: 'mains', family: 'stew' },
      { name: 'Kebab koobideh', course: 'mains', family: 'kebab' },
      { name: 'Glace au safran', course: 'desserts', family: 'ice_cream' },
    ],
  },
  moroccan: {
    food: 'un bon plat marocain',
    hero: [
      'On soulève le couvercle, [la vapeur sort|les lunettes s’effacent|le silence tombe], et la semaine attend dehors.',
      'Certaines faims veulent de la douceur et [des épices|du piquant|du citron] dans la même bouchée. Amenez-les [à table|à plusieurs|ici].',
      'Venez en famille, [en bande|à deux|avec la voisine] : un grand plat n’aime pas [la solitude|les petites faims|attendre].',
    ],
    about: [
      'La sauce au fond demande [du pain|du temps|de la semoule], et la conversation aussi.',
      'On pioche devant soi, [en principe|puis chez le voisin|au début], c’est la règle du grand plat.',
      'Les épices parlent bas, [mais longtemps|puis s’installent|et on écoute], jusqu’au thé.',
    ],
    gallery: ['Avant que le couvercle [se soulève|ne parle|livre son secret].'],
    sampleDishes: [
      { name: 'Harira', course: 'starters', family: 'soup' },
      { name: 'Couscous aux légumes', course: 'mains', family: 'main' },
      { name: 'Tajine de poulet au citron', course: 'mains', family: 'tagine' },
      { name: 'Thé à la menthe', course: 'drinks', family: 'tea' },
    ],
  },
  ethiopian: {
    food: 'un bon plat éthiopien',
    hero: [
      'Lavez-vous les mains, [oubliez la fourchette|remontez vos manches|approchez-vous] : un seul plat, [et tout change|plusieurs mains|pour toute la tablée].',
      'Déchirez, pincez, [goûtez|partagez|souriez] : la galette est [la cuillère|l’assiette|la complice].',
      'À deux, à quatre ou [à huit|en famille|avec des inconnus], un seul plateau suffit.',
    ],
    about: [
      'La plus belle bouchée se donne [à l’autre|de la main|en riant], et on se comprend sans un mot.',
      'Le fond de la galette a bu [toutes les sauces|le jus|les épices], et il se garde pour la fin.',
      'On se penche ensemble, [les têtes se rapprochent|les mains se croisent|on parle bas], et le téléphone reste dans la poche.',
    ],
    gallery: ['Des couleurs en rond, [avant les mains|sur une galette|à partager].'],
    sampleDishes: [
      { name: 'Sambusa', course: 'starters', family: 'samosa' },
      { name: 'Doro wot', course: 'mains', family: 'stew' },
      { name: 'Plateau de légumes', course: 'mains', family: 'vegetables' },
      { name: 'Misir wot', course: 'mains', family: 'dal' },
    ],
  },
  african: {
    food: 'un bon plat africain',
    hero: [
      'Un grand plat, [de longues histoires|une famille autour|beaucoup de sauce] : la faim n’a pas besoin de plus.',
      'La sauce a pris son temps, [prenez le vôtre|asseyez-vous|faites pareil]. Il y a du riz [et des nouvelles|pour suivre|tout autour].',
      'Quand la ville est [grise|pressée|froide], une cuillère bien relevée [réchauffe les oreilles|rappelle l’été|fait danser].',
    ],
    about: [
      'Celui qui arrive pendant le repas [s’assoit|mange aussi|a bien choisi], c’est la seule règle.',
      'Le piment prévient, [puis plaisante|le riz console|on rit quand même], et on recommence.',
      'On reconnaît un bon repas au bruit [des cuillères|des rires|du silence], puis à la sieste.',
    ],
    gallery: ['Ça mijote encore, [même en photo|et ça sent bon|approchez].'],
    sampleDishes: [
      { name: 'Beignets de haricots', course: 'starters', family: 'starter' },
      { name: 'Poulet yassa', course: 'mains', family: 'chicken' },
      { name: 'Mafé', course: 'mains', family: 'stew' },
      { name: 'Jus de bissap', course: 'drinks', family: 'soft_drink' },
    ],
  },
};
