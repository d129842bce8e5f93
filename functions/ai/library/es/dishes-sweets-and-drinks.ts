import type { CopyLibrary } from '../copy-library.ts';

/** Breakfast, sweets, drinks, and what fits when nothing more is known of a dish. */
export const DISHES_SWEETS_AND_DRINKS = {
  eggs: [
    'Huevo tierno para una mañana torcida.',
    'Ternura de desayuno a cualquier hora.',
    'El despertador más amable del plato.',
  ],
  omelet: [
    'Dorado por fuera, suavidad por dentro.',
    'Huevo esponjoso con calor adentro.',
    'Un doblez de huevo y calma.',
  ],
  pancakes: [
    'Esponja al centro, dorado en la orilla.',
    'Suavidad redonda que dura poco.',
    'Discos tiernos para mañanas lentas.',
  ],
  waffles: [
    'Cuadritos crujientes para atrapar lo dulce.',
    'Cruje la rejilla, cede el centro.',
    'Afuera dorado, adentro pura esponja.',
  ],
  french_toast: [
    'Pan dorado, centro tierno como flan.',
    'Tostado por fuera, se deshace por dentro.',
    'Pan que bebió dulzura y [se doró|se tostó|despertó].',
  ],
  avocado_toast: [
    'Pan que cruje, aguacate que se deja.',
    'Verde cremoso sobre tostada firme.',
    'Crujido abajo, suavidad arriba.',
  ],
  granola_bowl: [
    'Crujido dulce para despertar la cuchara.',
    'Cucharadas con ruido alegre.',
    'Crujido tostado, final tierno.',
  ],
  smoothie_bowl: [
    'Fruta espesa que se come con cuchara.',
    'Frío cremoso con alma de fruta.',
    'Un batido que pidió cuchara.',
  ],
  bagel: [
    'Corteza firme, miga densa, mañana resuelta.',
    'Mordida lenta para mañanas con prisa.',
    'Redondo, denso y bueno para untar.',
  ],
  croissant: [
    'Capas que crujen y llueven [migas|al morder|sin parar].',
    'Hojas doradas, migas en la ropa.',
    'Hojaldre dorado con corazón de nube.',
  ],
  pastry: [
    'Masa delicada para una [pausa|tarde|visita] dulce.',
    'Un bocado dulce que deja migas felices.',
    'Dulzura pequeña para un rato largo.',
  ],
  cake: [
    'Miga suave, tenedor lento, final feliz.',
    'Una rebanada que pide sobremesa.',
    'Esponja tierna, con velas o sin ellas.',
  ],
  chocolate: [
    'Oscuro, suave y sin remordimientos.',
    'Se derrite antes de que decidas compartir.',
    'Chocolate profundo para cucharas pequeñas.',
  ],
  cheesecake: [
    'Crema densa con un toque ácido.',
    'Suavidad que se queda en [la cuchara|el tenedor|la memoria].',
    'Terciopelo dulce con un final que despierta.',
  ],
  fruit_crisp: [
    'Fruta que burbujea bajo un techo crujiente.',
    'Arriba cruje, abajo se hace jarabe.',
    'Migas doradas sobre fruta caliente.',
  ],
  pie: [
    'Masa dorada que guarda lo dulce.',
    'Orilla que se desmorona, [relleno|centro|corazón] que se queda.',
    'Un triángulo dulce con borde crujiente.',
  ],
  custard: [
    'Seda que tiembla en la cuchara.',
    'La cuchara entra sola y sale contenta.',
    'Crema dulce que no hace ruido.',
  ],
  tiramisu: [
    'Café abajo, nube arriba, [cacao|crema|dulzura] en los labios.',
    'Capas suaves que despiertan un poquito.',
    'Crema, café y una cuchara decidida.',
  ],
  ice_cream: [
    'Crema fría con prisa por derretirse.',
    'Una cucharada más y hablamos.',
    'Frío en la lengua, sonrisa después.',
  ],
  doughnuts: [
    'Esponja dulce que ensucia los dedos.',
    'Masa tierna, ojos cerrados y un suspiro.',
    'Dorado afuera, nube adentro.',
  ],
  cookies: [
    'Migas dulces que delatan a cualquiera.',
    'Para ahora, o para [el bolsillo|más tarde|el camino].',
    'Mordida dulce para media tarde.',
  ],
  crepes: [
    'Masa finita con bordes de encaje.',
    'Se dobla como pañuelo y [se acaba|vuela|desaparece].',
    'Delgadez tibia, suave hasta el último doblez.',
  ],
  pudding: [
    'Cucharada suave que sabe a infancia.',
    'Dulzura blanda, cuchara lenta.',
    'Se come lento y [se raspa|se extraña|se repite].',
  ],
  baklava: [
    'Hojas que crujen, nueces y mucha dulzura.',
    'Dulzor en los dedos, [crujido|ruido|nueces] en los dientes.',
    'Pequeño el trozo, larga la dulzura.',
  ],
  fruit: [
    'Jugo dulce y bocado de color.',
    'Bocado ligero para golosos con prisa.',
    'Dulzura que se come sin pensar.',
  ],
  coffee: [
    'Aroma primero, conversación después.',
    'Oscuro en taza, amable con tu mañana.',
    'Un sorbo amargo contra el sueño.',
  ],
  latte: [
    'Mitad caricia, mitad despertador.',
    'Leche sedosa con un despertar amable.',
    'Café que habla en voz baja.',
  ],
  tea: [
    'Aroma y unos minutos de paz.',
    'Hojas, agua y tiempo para pensar.',
    'Perfume ligero para bajar el ritmo.',
  ],
  juice: ['Fruta en vaso, sol en la lengua.', 'Dulce, vivo y de un tirón.', 'Color de fruta y trago alegre.'],
  smoothie: ['Frío espeso que pide calma.', 'Fruta que se bebe sin prisa.', 'Cremoso hasta el último sorbo.'],
  lemonade: [
    'Primero lo ácido, luego lo dulce.',
    'Un trago que te guiña el ojo.',
    'Sol de limón en trago frío.',
  ],
  soft_drink: [
    'Frío dulce para el siguiente bocado.',
    'Sed, hielo y asunto resuelto.',
    'Trago frío entre bocados salados.',
  ],
  beer: [
    'Espuma arriba, frío abajo, amigos al lado.',
    'El amargo justo para picar algo.',
    'Trago largo para un día [igual|cansado|redondo].',
  ],
  wine: [
    'Se mueve, se huele y se conversa.',
    'Un sorbo lento para una historia larga.',
    'Se abre despacio, como la conversación.',
  ],
  cocktail: [
    'Vaso frío, charla larga, tarde sin prisa.',
    'Equilibrio en el vaso, travesura al final.',
    'Un sorbo y la noche se anima.',
  ],
  spirits: [
    'Sorbos pequeños, calor que baja despacio.',
    'Corto en vaso, largo en [el paladar|la charla|recuerdos].',
    'Se bebe lento y se cuenta mejor.',
  ],
  starter: [
    'Un bocado para calmar la espera.',
    'Pequeño de tamaño, grande en intenciones.',
    'Abre el apetito y la conversación.',
  ],
  main: [
    'El plato que [buscaba|esperaba|pedía] tu hambre.',
    'Un plato para un hambre [seria|larga|de verdad].',
    'Tenedor en mano y a lo tuyo.',
  ],
  side: [
    'Acompaña callado y se termina primero.',
    'Un lugarcito más junto al plato.',
    'Para mezclar, mojar o robar.',
  ],
  dessert: [
    'Un final dulce para la última excusa.',
    'Deja espacio: el estómago hace milagros.',
    'Lo dulce, para cuando ya [te ibas|no podías|te rendías].',
  ],
  drink: [
    'El primer sorbo pone la charla.',
    'Un trago entre bocado y bocado.',
    'Para la sed, la charla [o la pausa|y lo demás|y el calor].',
  ],
  set_menu: [
    'Decides una vez y disfrutas varias.',
    'Plato tras plato, y tú ni eliges.',
    'De principio a fin, sin pensar tanto.',
  ],
  dish: [
    'De lo que se pide señalando.',
    'Para un hambre que no sabe disimular.',
    'Un antojo de los que se comentan.',
  ],
} as const satisfies Partial<CopyLibrary['dishes']>;
