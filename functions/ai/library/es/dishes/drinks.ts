import type { CopyLibrary } from '../../copy-library.ts';

/** Drinks. */
export const DISHES_DRINKS = {
  coffee: [
    'Aroma intenso y sabor profundo.',
    'Café para despertar con calma.',
    'Un sorbo amargo y una pausa.',
    'Café para [la mañana|la charla|después de comer].',
    'Café intenso, bueno con algo dulce.',
  ],
  latte: [
    'Café con leche suave y espuma.',
    'Leche sedosa y un toque de café.',
    'Espuma suave, café y calma.',
    'Café suave para una mañana [lenta|tranquila|fría].',
    'Mucha leche, buen café y espuma.',
  ],
  tea: [
    'Aroma suave y un sorbo lento.',
    'Aroma suave para bajar el ritmo.',
    'Té para conversar con calma.',
    'Un té [suave|aromático|ligero] para la pausa.',
    'Hojas, agua y un rato tranquilo.',
  ],
  juice: [
    'Fruta en vaso, dulce y colorida.',
    'Sabor a fruta de principio a fin.',
    'Un vaso de fruta, [dulce|colorido|ligero] y frío.',
    'Mucho color y sabor a fruta.',
    'Dulzor de fruta para empezar el día.',
  ],
  smoothie: [
    'Frío, espeso y cremoso.',
    'Un vaso espeso para beber despacio.',
    'Un vaso frío y cremoso.',
    'Textura espesa y [dulce|fría|suave] hasta el final.',
    'Suavidad fría en cada sorbo.',
  ],
  lemonade: [
    'Limón, azúcar y mucho frío.',
    'Ácida, dulce y bien fría.',
    'Un vaso frío con sabor a limón.',
    'Limón dulce para un día de [calor|sol|mucha sed].',
    'Un trago frío, entre dulce y ácido.',
  ],
  soft_drink: [
    'Un vaso frío para acompañar la comida.',
    'Algo frío mientras conversas.',
    'Un sorbo frío entre bocados salados.',
    'Algo frío para [la sed|acompañar|un día de calor].',
    'Un vaso frío para un día largo.',
  ],
  beer: [
    'Fría, amarga y con espuma.',
    'Espuma arriba, frío abajo.',
    'Un vaso frío para picar algo.',
    'Cerveza fría para [la charla|los amigos|acompañar].',
    'Un toque amargo para lo salado.',
  ],
  wine: [
    'Una copa para beber despacio.',
    'Aroma y sabor para una charla larga.',
    'Vino para acompañar la comida.',
    'Una copa con [buena compañía|la comida|algo de queso].',
    'Sorbos lentos y tiempo para conversar.',
  ],
  cocktail: [
    'Un vaso frío para brindar.',
    'Dulzor, acidez y frío en un vaso.',
    'Mezcla fría para empezar la charla.',
    'Un cóctel para [brindar|celebrar|conversar] sin prisa.',
    'Hielo, aroma y un sorbo lento.',
  ],
  spirits: [
    'Sorbos pequeños y mucha calma.',
    'Una copa corta de sabor largo.',
    'Para beber despacio después de comer.',
    'Un sorbo [lento|cálido|intenso] para conversar.',
    'Aroma intenso en sorbos lentos.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
