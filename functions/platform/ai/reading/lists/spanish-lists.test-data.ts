/** A list in one line, and what may be printed of it, after the language. */
export const SPANISH_LISTS: readonly (readonly [text: string, expected: string])[] = [
  [
    'Taberna andaluza, salmorejo 6, flamenquín 12, tinto de verano 3, terraza, cerrado los martes',
    'es; kind Taberna; cuisines andaluza; Salmorejo = 6; Flamenquín = 12; Tinto de verano = 3; note terraza; closed tuesday',
  ],
  [
    'Arrocería en Valencia, paella valenciana 16 por persona, arroz negro 17, fideuá 15, sólo comidas, reserva obligatoria',
    'es; story Arrocería en Valencia; kind Arrocería; address Valencia; Paella valenciana = 16 por persona; Arroz negro = 17; Fideuá = 15; note sólo comidas; booking required',
  ],
  [
    'Bar de barrio, bravas 5, tortilla 4, cañas 1,80, fútbol los domingos, se admiten perros',
    'es; kind Bar de barrio; Bravas = 5; Tortilla = 4; Cañas = 1,80; note fútbol los domingos; note se admiten perros',
  ],
  [
    'Panadería familiar desde 1952, barra 1,10, croissant 1,50, empanada 3, abierto de lunes a sábado de 7 a 14',
    'es; story Panadería familiar desde 1952; kind Panadería; Barra = 1,10; Croissant = 1,50; Empanada = 3; motuwethfrsa 07:00-14:00',
  ],
  [
    'Marisquería, gambas al ajillo 14, pulpo 18, albariño 3,50 copa, aparcamiento gratis, solo efectivo',
    'es; kind Marisquería; Gambas al ajillo = 14; Pulpo = 18; Albariño = 3,50 copa; parking aparcamiento gratis; payment solo efectivo',
  ],
  [
    'Taquería mexicana, tacos al pastor 2,50, quesadillas 4, margaritas 7, para llevar, abierto hasta tarde',
    'es; kind Taquería; cuisines mexicana; Tacos al pastor = 2,50; Quesadillas = 4; Margaritas = 7; note para llevar; story abierto hasta tarde',
  ],
  [
    'Pizzería napolitana, margarita 9, diávola 11, horno de leña, niños bienvenidos, martes a domingo 19:00-23:30',
    'es; kind Pizzería; cuisines napolitana; Margarita = 9; Diávola = 11; story horno de leña; note niños bienvenidos; tuwethfrsasu 19:00-23:30',
  ],
  [
    'Restaurante vegano, menú del día 13,50, opciones sin gluten, wifi, cerrado domingos',
    'es; story Restaurante vegano; diets vegan; kind Restaurante; menu Menú del día 13,50; note opciones sin gluten; note wifi; closed sunday',
  ],
  [
    'Cevichería peruana, ceviche clásico 15, ají de gallina 14, pisco sour 8, sin reserva',
    'es; kind Cevichería; cuisines peruana; Ceviche clásico = 15; Ají de gallina = 14; Pisco sour = 8; booking not_taken',
  ],
  [
    'Churrería, churros 2,50, chocolate 3, desde 1970, abierto todos los días 8-13',
    'es; kind Churrería; Churros = 2,50; Chocolate = 3; story desde 1970; motuwethfrsasu 08:00-13:00',
  ],
  [
    'Asador vasco, chuletón 48 el kilo, rodaballo 42, sidra, reserva recomendada, domingos noche cerrado',
    'es; kind Asador; cuisines vasco; Chuletón = 48 el kilo; Rodaballo = 42; story sidra; booking recommended; hours_text domingos noche cerrado',
  ],
  [
    'Heladería artesanal, cucurucho 3, tarrina 3,50, horchata 2,80, abierto de 12 a 24',
    'es; story Heladería artesanal; kind Heladería; Cucurucho = 3; Tarrina = 3,50; Horchata = 2,80; hours_text abierto de 12 a 24',
  ],
];
