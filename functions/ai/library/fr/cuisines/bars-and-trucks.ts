import type { CopyLibrary } from '../../copy-library.ts';

export const CUISINES_BARS_AND_TRUCKS: CopyLibrary['cuisines'] = {
  cocktailbar: {
    food: 'un verre et quelques bouchées',
    hero: [
      'De bons verres, des voix basses, et [de vieux amis|rien qui presse|de la compagnie].',
      'Retrouvez vos amis autour d’un cocktail.',
      'Amer, doux, [fruité|corsé|pétillant] : que buvez-vous ?',
      'Un cocktail à {town} ? [Venez nous voir|Retrouvons-nous|Venez à deux].',
      'Trinquez à [une bonne nouvelle|la fin de la semaine|vos amis].',
      'Pour [un tête-à-tête|une fête|une longue semaine], un bon verre et du temps.',
    ],
    about: [
      'Un bon cocktail est froid, équilibré, et [se boit lentement|donne envie de parler|se savoure].',
      '[Corsé|Vif|Un peu sucré], un cocktail se boit à petites gorgées.',
      'Levez votre verre à [un anniversaire|un nouveau travail|un vieil ami], ou à la fin de la journée.',
      'Prenez un classique ou [du nouveau|de l’amer|du fruité], et installez-vous.',
      'Avec ou sans alcool, [on trinque|le verre est beau|on se retrouve].',
      'Un verre froid, une bonne conversation, et [la journée s’éloigne|rien ne presse|on respire].',
    ],
    sampleDishes: [
      { name: 'Spritz', course: 'drinks', family: 'cocktail' },
      { name: 'Negroni', course: 'drinks', family: 'cocktail' },
      { name: 'Olives et amandes', course: 'starters', family: 'olives_snacks' },
      { name: 'Cocktail sans alcool', course: 'drinks', family: 'soft_drink' },
    ],
  },
  brewery: {
    food: 'une bière et de quoi manger',
    hero: [
      'Une bière, [de bons amis|une longue conversation|de quoi grignoter], et rien qui presse.',
      'Retrouvez vos amis autour d’une bière.',
      'Blonde, brune, [ambrée|blanche|amère] : que buvez-vous ?',
      'Une bière à {town} ? [Venez nous voir|Retrouvons-nous|Amenez vos amis].',
      'Après le travail, [après le match|après la balade|après une grosse semaine], une bière bien froide.',
      'Trinquez [aux amis|à la semaine finie|au match] et prenez votre temps.',
    ],
    about: [
      'Une bonne bière est froide, [vive|maltée|houblonnée], et se partage bien entre amis.',
      'Goûtez une bière claire, une foncée, [une inconnue|une amère|une acide], et choisissez.',
      'La bière va bien avec [de bonnes histoires|un jour de match|de vieux amis], et avec quelque chose de salé.',
      'Venez directement [du travail|du match|de votre balade] et soufflez un peu.',
      'Pas besoin d’être expert en bière pour [en aimer une|avoir sa préférée|donner son avis].',
      'Un verre bien froid et [un ami|une longue tablée|une bonne histoire] changent une journée.',
    ],
    sampleDishes: [
      { name: 'Blonde pression', course: 'drinks', family: 'beer' },
      { name: 'Bretzel au beurre', course: 'starters', family: 'bread' },
      { name: 'Burger et frites', course: 'mains', family: 'burger' },
      { name: 'Ailes de poulet', course: 'starters', family: 'wings' },
    ],
  },
  foodtruck: {
    food: 'un repas sur le pouce',
    hero: [
      'Un plat chaud, tendu [par la fenêtre|avec le sourire|tout prêt].',
      'Suivez l’odeur et [venez manger|prenez votre tour|amenez un ami].',
      'Une petite faim à {town} ? [Cherchez le camion|Suivez l’odeur|Venez nous trouver].',
      'Bien chaud, facile à tenir, [bon à partager|prêt à manger|plein de goût].',
      'Prenez de quoi manger et [trouvez un banc|profitez du soleil|partagez avec un ami].',
      'Le déjeuner a meilleur goût [dehors|au soleil|debout].',
    ],
    about: [
      'La cuisine de rue est [croustillante|généreuse en sauce|pleine de goût], et se mange chaude.',
      'Prenez une serviette, trouvez un coin, et [mangez tant que c’est chaud|croquez|partagez].',
      'Un plat de rue fait du midi [un petit plaisir|un pique-nique|un bon moment].',
      'Commandez un plat pour vous, un autre [à partager|pour un ami|pour plus tard].',
      'On mange [debout|sur un banc|au soleil], avec les doigts, et c’est très bien.',
      'L’odeur arrive la première, [la faim ensuite|puis la file|puis l’envie].',
    ],
    sampleDishes: [
      { name: 'Tacos', course: 'mains', family: 'tacos' },
      { name: 'Burger', course: 'mains', family: 'burger' },
      { name: 'Frites', course: 'starters', family: 'fries' },
      { name: 'Limonade', course: 'drinks', family: 'lemonade' },
    ],
  },
};
