import type { CopyLibrary } from '../../copy-library.ts';

/** Soups, salads, sides, and what is shared before the meal. */
export const DISHES_SOUPS_AND_SIDES = {
  soup: [
    'Vapor al rostro, [calor|consuelo|calma] al cuerpo.',
    'Calor de cuchara para un día raro.',
    'Se sopla, se prueba, se suspira.',
    'Cuchara honda para [un día largo|el frío de adentro|volver en sí].',
    'Primero calienta las manos, luego [el ánimo|lo demás|el resto].',
  ],
  chowder: [
    'Crema espesa para un hambre de invierno.',
    'Cucharadas gruesas que abrigan por dentro.',
    'Suavidad que calma, trocitos que sorprenden.',
    'Cuchara espesa, [abrigo|calma|calor] para el cuerpo.',
  ],
  cold_soup: [
    'Frío en la cuchara, [vida|brillo|alivio] después.',
    'Cuchara fría contra el calor de afuera.',
    'Sorbo helado para una tarde larga.',
    'Frío de cuchara que [despierta|refresca|alivia] de golpe.',
  ],
  salad: [
    'Bocado ligero, aliño que despierta.',
    'Hojas, aliño y una pausa ligera.',
    'Crujido y color en cada tenedor.',
    'Hojas que crujen, colores que [animan|despiertan|compiten].',
    'Ligera al empezar, [contenta|satisfecha|redonda] al terminar.',
  ],
  greens: [
    'Verdes tiernos con un punto amargo.',
    'Hojas suaves, carácter de sobra.',
    'Verde profundo, bocado tierno.',
    'Verde suave con [carácter|buen fondo|algo de rebeldía].',
  ],
  vegetables: [
    'Dulzor de huerta con [buena|justa|firme] mordida.',
    'Colores que se comen con tenedor.',
    'Sol de huerta en bocados tiernos.',
    'Color, mordida y [dulzor|jugo|sol] de sobra.',
  ],
  tofu: [
    'Suave como seda, con ganas de salsa.',
    'Suavidad que absorbe todo lo bueno.',
    'Discreto a la vista, [goloso|sabroso|atrevido] en boca.',
    'Afuera recibe salsa, adentro [hay calma|es nube|sigue suave].',
  ],
  fries: [
    'Crujido afuera, nube adentro.',
    'Una más, dijiste hace [rato|un puñado|medio plato].',
    'Dorado, sal y manos ajenas cerca.',
    'Una lleva a [otra|la siguiente|cinco más].',
  ],
  potatoes: [
    'Corazón suave, orilla con gusto.',
    'Consuelo de tenedor, suave hasta el fondo.',
    'Se aplastan un poco y gustan más.',
    'Suavidad hecha para [la salsa|el tenedor|acompañar].',
  ],
  beans: [
    'Granos tiernos que piden otra cucharada.',
    'Piel tierna, centro cremoso, calma en cuchara.',
    'Humildes a la vista, hondos al probar.',
    'Cucharadas hondas, [con memoria|sin prisa|de consuelo].',
  ],
  rice: [
    'Granos sueltos para la última salsa.',
    'Blandito, humilde y amigo de todo.',
    'Discreto a un lado, imprescindible al final.',
    'Suelto, tibio y [discreto|dispuesto a todo|buen compañero].',
  ],
  cornbread: [
    'Miga de maíz, orilla dorada.',
    'Se desmorona un poco y [se perdona|da igual|se agradece].',
    'Sol de maíz con corazón tierno.',
    'Maíz dulce, migas que se [juntan|buscan|recogen].',
  ],
  bread: [
    'Corteza que suena, miga que abraza.',
    'Para mojar, untar y no dejar rastro.',
    'Se parte con las manos, dura poco.',
    'Cruje al partirlo y [suspira por dentro|huele a casa|llama a todos].',
  ],
  flatbread: [
    'Delgado, tostado y fácil de partir.',
    'Burbujas doradas, centro flexible.',
    'Para romper, mojar y [repartir|envolver|empujar].',
    'Se rasga a mano y [recoge|empuja|moja] todo.',
  ],
  hummus: [
    'Crema de garbanzo para hundir bocados.',
    'Un remolino suave con fondo de sésamo.',
    'Se empieza untando, se acaba [rebañando|raspando|a cucharadas].',
    'Suavidad con fondo tostado, para [untar|compartir|mojar].',
  ],
  mezze: [
    'Platitos por aquí, manos por allá.',
    'Poco de cada cosa, mucha [charla|mano|alegría].',
    'Para picar, mojar y volver a picar.',
    'Muchos platitos y [ninguna prisa|todas las manos|un solo centro].',
  ],
  falafel: [
    'Corteza que cruje, centro suave y especiado.',
    'Bolitas doradas con hierbas adentro.',
    'Crujiente el primer bocado, tierno el segundo.',
    'Cruje, se abre y [perfuma|huele a especias|sorprende].',
  ],
  cheese_board: [
    'Del más suave al que habla fuerte.',
    'Quesos para probar, comparar y discutir.',
    'Corta un poco, opina mucho.',
    'Cremosos unos, serios otros, [pausa|charla|tarde] en medio.',
  ],
  charcuterie: [
    'Lonjas finas, sal y buena conversación.',
    'Se pica despacio y se acaba pronto.',
    'Cortes finos para sobremesas largas.',
    'Láminas como [pétalos|papel|suspiros] de sal.',
  ],
  olives_snacks: [
    'Saladitos para abrir boca y conversación.',
    'Un bocado pequeño que llama a otro.',
    'Algo que picar mientras decides.',
    'Sal pequeña y [sin fin|traviesa|muy sociable].',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
