import type { CopyLibrary } from '../copy-library.ts';

/** Meat, fish, soups, salads, sides, and what is shared before them. */
export const DISHES_MEAT_AND_SIDES = {
  steak: [
    'Costra oscura, centro tierno, cuchillo en mano.',
    'Jugo en el plato, [silencio|paz|respeto] en la mesa.',
    'Sellado a fuego, tierno al corte.',
  ],
  ribs: [
    'Carne que suelta el hueso sin discutir.',
    'Dedos pegajosos, cara de felicidad.',
    'Queda limpio el hueso, no [la camisa|los dedos|la barbilla].',
  ],
  brisket: [
    'Horas de fuego, un momento de tenedor.',
    'Orilla oscura, centro que se deshace.',
    'Paciencia de horas que cede al tenedor.',
  ],
  pulled_pork: [
    'Hebras tan tiernas que sobra el cuchillo.',
    'Cerdo lento, jugoso y en hebras suaves.',
    'Horas de fuego manso en cada hebra.',
  ],
  sausage: [
    'Piel tensa afuera, jugo adentro.',
    'Mordida firme con especias de fondo.',
    'Un corte, un chasquido y mucho jugo.',
  ],
  roast: [
    'Corteza dorada, rebanadas tiernas y su jugo.',
    'Gusto de domingo para cualquier martes.',
    'Dorado con paciencia, jugo de recompensa.',
  ],
  lamb: [
    'Sabor hondo, carne tierna, bocado con carácter.',
    'Ternura al corte, carácter al morder.',
    'Un bocado intenso para hambre seria.',
  ],
  pork_chop: [
    'Borde dorado, centro jugoso, cuchillo contento.',
    'Cerdo tierno con la orilla bien dorada.',
    'Dorado a la vista, [tierno|jugoso|suave] al cuchillo.',
  ],
  schnitzel: [
    'Cobertura que cruje, corte fino que cede.',
    'Crujido de orilla a orilla, [ternura|jugo|calma] en medio.',
    'Corte delgado con un abrigo dorado.',
  ],
  meatballs: [
    'Bolitas tiernas para tenedores sin prisa.',
    'Cede al tenedor, jugoso hasta el centro.',
    'Jugosidad redonda que se cuenta por pares.',
  ],
  fried_chicken: [
    'Un crujido que se oye [lejos|primero|en la mesa].',
    'Piel ruidosa, pollo [tierno|jugoso|calladito] por dentro.',
    'Con las manos y con muchas ganas.',
  ],
  wings: [
    'Huesitos limpios, dedos brillantes, cara contenta.',
    'Piel dorada para chuparse los dedos.',
    'Pocas mordidas cada una, [muchas|varias|demasiadas] por persona.',
  ],
  chicken: [
    'Orilla dorada, jugo en el centro.',
    'Pollo tierno para un hambre sencilla.',
    'Suavidad al corte, jugo al plato.',
  ],
  duck: [
    'Sabor hondo con bordes dorados.',
    'Carne oscura para paladares con calma.',
    'Tan hondo que el pollo toma nota.',
  ],
  fish: [
    'El tenedor basta, el cuchillo descansa.',
    'Delicadeza al tenedor, mar en la boca.',
    'Suavidad de mar, bocado ligero.',
  ],
  fish_fried: [
    'Rebozado que cruje, pescado que se deshace.',
    'Dorado ruidoso, centro que se desmenuza.',
    'Una mordida crujiente con el mar adentro.',
  ],
  salmon: [
    'Lascas rosadas que se [abren|separan|rinden] al tenedor.',
    'Mantecoso al tenedor, ligero al paladar.',
    'Rosa a la vista, seda al bocado.',
  ],
  shrimp: [
    'Primero firmeza, al final dulzura.',
    'Se cuentan al llegar, por si acaso.',
    'Dulce de mar, mordida firme, dedos contentos.',
  ],
  oysters: [
    'Un sorbo de mar y [otro|luego otro|vuelta a empezar].',
    'Sal, mar y un solo trago.',
    'Ojos cerrados, concha en alto, mar adentro.',
  ],
  mussels_clams: [
    'Conchas abiertas, caldo salado, dedos felices.',
    'Con los dedos, con calma y [en compañía|sin pena|con gusto].',
    'Suena a conchas, sabe a costa.',
  ],
  crab: [
    'Dulzura salada que se come despacio.',
    'Carne dulce que recompensa a los tercos.',
    'Hebras dulces que saben a costa.',
  ],
  crab_cakes: [
    'Corteza dorada, cangrejo dulce en el centro.',
    'Afuera cruje, adentro sabe a mar.',
    'Dorado primero, dulce y tierno después.',
  ],
  lobster: [
    'Carne dulce y firme, gusto de fiesta.',
    'Bocado firme que sabe a ocasión.',
    'Lujo de mar para dedos sin prisa.',
  ],
  octopus_squid: [
    'Ternura de mar con mordida propia.',
    'Mordida suave con recuerdo de puerto.',
    'Bocados tiernos para gente sin miedo.',
  ],
  soup: [
    'Vapor en la cara, [calor|consuelo|calma] en el cuerpo.',
    'Calor de cuchara para un día raro.',
    'Se sopla, se prueba, se suspira.',
  ],
  chowder: [
    'Crema espesa para un hambre de invierno.',
    'Cucharadas gruesas que abrigan por dentro.',
    'Suavidad que calma, trocitos que sorprenden.',
  ],
  cold_soup: [
    'Frío en la cuchara, [vida|brillo|alivio] en la boca.',
    'Cuchara fría contra el calor de afuera.',
    'Sorbo helado para una tarde larga.',
  ],
  salad: [
    'Bocado ligero, aliño que despierta.',
    'Hojas, aliño y una pausa ligera.',
    'Crujido y color en cada tenedor.',
  ],
  greens: [
    'Verdes tiernos con un punto amargo.',
    'Hojas suaves, carácter de sobra.',
    'Verde profundo, bocado tierno.',
  ],
  vegetables: [
    'Dulzor de huerta con [buena|tierna|justa] mordida.',
    'Colores que se comen con tenedor.',
    'Sol de huerta en bocados tiernos.',
  ],
  tofu: [
    'Suave como seda, con ganas de salsa.',
    'Suavidad que absorbe todo lo bueno.',
    'Discreto a la vista, [goloso|sabroso|atrevido] en boca.',
  ],
  fries: [
    'Crujido afuera, nube adentro.',
    'Una más, dijiste hace [rato|un puñado|medio plato].',
    'Dorado, sal y manos ajenas cerca.',
  ],
  potatoes: [
    'Corazón suave, orilla con gusto.',
    'Tibieza de tierra, consuelo de tenedor.',
    'Se aplastan un poco y gustan más.',
  ],
  beans: [
    'Granos tiernos que piden otra cucharada.',
    'Piel tierna, centro cremoso, calma en cuchara.',
    'Humildes a la vista, hondos al probar.',
  ],
  rice: [
    'Granos sueltos para la última salsa.',
    'Blandito, humilde y amigo de todo.',
    'Discreto a un lado, imprescindible al final.',
  ],
  cornbread: [
    'Miga de maíz, orilla dorada.',
    'Se desmorona un poco y [se perdona|da igual|se agradece].',
    'Sol de maíz con corazón tierno.',
  ],
  bread: [
    'Corteza que suena, miga que abraza.',
    'Para mojar, untar y no dejar rastro.',
    'Se parte con las manos, dura poco.',
  ],
  flatbread: [
    'Delgado, tostado y fácil de partir.',
    'Burbujas doradas, centro flexible.',
    'Para romper, mojar y [repartir|envolver|empujar].',
  ],
  hummus: [
    'Crema de garbanzo para hundir bocados.',
    'Un remolino suave con fondo de sésamo.',
    'Cremoso al untar, limpio al acabar.',
  ],
  mezze: [
    'Platitos por aquí, manos por allá.',
    'Poco de cada cosa, mucha [charla|mano|alegría].',
    'Para picar, mojar y volver a picar.',
  ],
  falafel: [
    'Corteza que cruje, centro verde y suave.',
    'Bolitas doradas con hierbas adentro.',
    'Crujiente el primer bocado, tierno el segundo.',
  ],
  cheese_board: [
    'Del más suave al que habla fuerte.',
    'Quesos para probar, comparar y discutir.',
    'Corta un poco, opina mucho.',
  ],
  charcuterie: [
    'Lonjas finas, sal y buena conversación.',
    'Se pica despacio y se acaba pronto.',
    'Cortes finos para sobremesas largas.',
  ],
  olives_snacks: [
    'Saladitos para abrir boca y conversación.',
    'Un bocado pequeño que llama a otro.',
    'Algo que picar mientras decides.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
