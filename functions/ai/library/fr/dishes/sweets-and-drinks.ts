import type { CopyLibrary } from '../../copy-library.ts';

/** Breakfast, sweets, drinks, and what fits when nothing more is known of a dish. */
export const DISHES_SWEETS_AND_DRINKS = {
  eggs: [
    'Un œuf tendre pour un matin difficile.',
    'La douceur du matin, à toute heure.',
    'Le réveil, version [moelleuse|gourmande|fourchette].',
  ],
  omelet: [
    'Dorée dehors, moelleuse dedans.',
    'Un pli d’œuf, une bouffée de chaleur.',
    'Pliée doucement, finie sans y penser.',
  ],
  pancakes: [
    'Moelleux au milieu, dorés tout autour.',
    'Une pile qui baisse à vue d’œil.',
    'De petits ronds tendres pour matins lents.',
  ],
  waffles: [
    'Petits carrés croquants qui retiennent le sucré.',
    'La grille craque, le cœur cède.',
    'Croustillant dessus, nuage dessous.',
  ],
  french_toast: [
    'Pain au bord, presque crème au cœur.',
    'Doré dessus, fondant comme un flan.',
    'Le pain a bu, puis a doré.',
  ],
  avocado_toast: [
    'Le pain croque, l’avocat fond.',
    'Vert crémeux sur tranche croustillante.',
    'Le croquant dessous, la douceur dessus.',
  ],
  granola_bowl: [
    'Du croquant pour réveiller la cuillère.',
    'Ça croque fort, ça fond ensuite.',
    'Bruyant au début, tendre à la fin.',
  ],
  smoothie_bowl: [
    'Du fruit épais, à la cuillère.',
    'Glacé, onctueux, tout en fruit.',
    'Un smoothie qui a réclamé une cuillère.',
  ],
  bagel: [
    'Croûte ferme, mie dense, matin sauvé.',
    'Rond, dense, fait pour durer.',
    'Il se mâche lentement, [même en retard|même le lundi|et tant mieux].',
  ],
  croissant: [
    'Ça craque, ça s’effeuille, ça [laisse des miettes|embaume le beurre|disparaît].',
    'Feuilles dorées dehors, nuage beurré dedans.',
    'Du beurre, du croustillant, des miettes partout.',
  ],
  pastry: [
    'Une pâte délicate pour une [pause|visite|faim] sucrée.',
    'Petit par la taille, long en plaisir.',
    'Des miettes heureuses au coin des lèvres.',
  ],
  cake: [
    'Une mie tendre, une fourchette lente.',
    'Une part, et la conversation s’installe.',
    'Moelleux à souhait, avec ou sans bougies.',
  ],
  chocolate: [
    'Profond, fondant et sans regrets.',
    'Ça fond avant qu’on songe à partager.',
    'Une petite cuillère, un grand silence.',
  ],
  cheesecake: [
    'Dense, crémeux, avec une pointe acidulée.',
    'Du velours sucré qui [s’attarde|prend son temps|reste en bouche].',
    'La fourchette glisse, l’appétit revient.',
  ],
  fruit_crisp: [
    'Fruit qui bouillonne sous un toit croquant.',
    'Dessus ça craque, dessous ça fond.',
    'Miettes dorées sur fruits tout tendres.',
  ],
  pie: [
    'Une pâte dorée qui garde la douceur.',
    'Le bord s’émiette, [le cœur|la douceur|le souvenir] reste.',
    'Une pointe sucrée, un bord à croquer.',
  ],
  custard: [
    'Une crème qui tremble sous la cuillère.',
    'La cuillère entre toute seule, ravie.',
    'Une soie sucrée, sans un bruit.',
  ],
  tiramisu: [
    'Du café dessous, un nuage dessus.',
    'Des couches tendres qui réveillent un peu.',
    'Crème, café, et [une cuillère décidée|un soupir|plus un mot].',
  ],
  ice_cream: [
    'Une douceur froide qui n’attend pas.',
    'Une cuillerée encore, et on en parle.',
    'Froid sur la langue, sourire ensuite.',
  ],
  doughnuts: [
    'Une pâte tendre qui sucre les doigts.',
    'Doré dehors, nuage dedans.',
    'Du moelleux, du sucré, [et plus un mot|et des doigts brillants|et pas de partage].',
  ],
  cookies: [
    'Des miettes sucrées qui vous trahissent.',
    'Pour maintenant, ou pour [la poche|la route|plus tard].',
    'Les bords croquent, le milieu fond.',
  ],
  crepes: [
    'Fine comme dentelle, souple jusqu’au dernier pli.',
    'Dentelle dorée au bord, tendresse au milieu.',
    'Ça se plie, ça se roule, [ça disparaît|ça se redemande|ça console].',
  ],
  pudding: [
    'Une cuillerée au goût d’enfance.',
    'Doux, tendre, mangé jusqu’au fond du bol.',
    'La cuillère lente, le [bol|fond|plaisir] bien raclé.',
  ],
  baklava: [
    'Feuilles qui craquent, noix, douceur à profusion.',
    'Les doigts collent, les feuilles craquent.',
    'Un petit morceau, une longue douceur.',
  ],
  fruit: [
    'Du jus, de la couleur, du soleil.',
    'La légèreté sucrée d’un [verger|été|matin].',
    'Une douceur qui se croque sans réfléchir.',
  ],
  dessert: [
    'Une fin sucrée pour la dernière excuse.',
    'Gardez une petite place : ça passe toujours.',
    'La douceur de quand on [n’en pouvait plus|allait partir|avait dit non].',
  ],
  coffee: [
    'Le parfum d’abord, la conversation ensuite.',
    'Corsé en tasse, tendre avec vos matins.',
    'Une gorgée, et les idées s’éclairent.',
  ],
  latte: [
    'Moitié caresse, moitié réveil.',
    'Du lait soyeux, un réveil en douceur.',
    'Un café qui parle à voix basse.',
  ],
  tea: [
    'Quelques feuilles et un peu de paix.',
    'Léger en tasse, long à la pause.',
    'Un parfum qui ralentit [l’après-midi|les pendules|les pensées].',
  ],
  juice: [
    'Du fruit en verre, soleil en bouche.',
    'Vif, sucré, vidé d’un trait.',
    'Une couleur de fruit, une gorgée joyeuse.',
  ],
  smoothie: [
    'Épais, froid, à boire sans courir.',
    'Une gorgée épaisse qui prend son temps.',
    'Onctueux jusqu’à la dernière gorgée.',
  ],
  lemonade: [
    'L’acide d’abord, le sucre ensuite.',
    'Un clin d’œil dans chaque gorgée.',
    'Citron, froid, et une petite grimace ravie.',
  ],
  soft_drink: [
    'Du froid sucré entre deux bouchées.',
    'La soif, les glaçons, affaire réglée.',
    'Ça pétille ou non, ça désaltère.',
  ],
  beer: [
    'La mousse d’abord, le froid juste après.',
    'Une gorgée vive entre deux bouchées.',
    'Une longue gorgée pour une [longue|drôle de|belle] journée.',
  ],
  wine: [
    'On le tourne, on bavarde, on goûte.',
    'Une gorgée lente pour une longue histoire.',
    'Il s’ouvre doucement, comme la conversation.',
  ],
  cocktail: [
    'Verre froid, longue conversation, soirée lente.',
    'Équilibre dans le verre, malice au fond.',
    'Une gorgée, et la soirée s’élance.',
  ],
  spirits: [
    'De petites gorgées, une chaleur qui descend.',
    'Court dans le verre, long en bouche.',
    'À boire lentement, à raconter ensuite.',
  ],
  drink: [
    'La première gorgée lance la conversation.',
    'Une gorgée entre chaque bouchée.',
    'Pour la soif, [la pause|le plaisir|le bavardage] et la suite.',
  ],
  starter: [
    'Une bouchée pour calmer l’attente.',
    'Petit format, grandes intentions.',
    'De quoi ouvrir l’appétit et la conversation.',
  ],
  main: [
    'Le plat que votre faim [espérait|attendait|réclamait].',
    'Pour une faim [sérieuse|sincère|de loup], et une fourchette décidée.',
    'Une assiette qui [fait taire|réjouit|console] pour de bon.',
  ],
  side: [
    'Petit sur la carte, fini en premier.',
    'Pour saucer, mélanger ou chiper.',
    'Discret à côté, indispensable à la fin.',
  ],
  set_menu: [
    'Un seul choix, plusieurs plaisirs.',
    'Les plats se suivent, laissez-vous faire.',
    'Du début à la fin, sans [hésiter|réfléchir|calculer].',
  ],
  dish: [
    'De ceux qu’on commande du doigt.',
    'Pour les faims qui ne mentent pas.',
    'Une envie dont on reparle [le lendemain|au bureau|en rentrant].',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
