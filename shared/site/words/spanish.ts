import { SPANISH_DISH } from './dish-words.ts';
import type { SiteWords } from './site-words.ts';
import { days, diets, links, sections, titles } from './words-by-key.ts';

export const SPANISH: SiteWords = {
  sections: sections('Bienvenida | Nosotros | Menú | Galería | Preguntas | Opiniones | Contacto'),
  titles: titles(
    'Sobre nosotros | Nuestro menú | Galería | Conviene saber | Lo que dicen los clientes | Visítanos',
  ),
  days: days('lunes | martes | miércoles | jueves | viernes | sábado | domingo'),
  usualClock: '24-hour',
  skipToContent: 'Ir al contenido',
  onThisPage: 'En esta página',
  viewMenu: 'Ver el menú',
  fullMenu: 'Ver el menú completo',
  reserve: 'Reservar mesa',
  call: 'Llamar',
  backToTop: 'Volver arriba',
  hours: 'Horario',
  specialHours: 'Horarios especiales',
  openFrom: (time) => `desde las ${time}`,
  lastSeating: (time) => `última entrada: ${time}`,
  address: 'Dirección',
  directions: 'Cómo llegar',
  sayCode: 'Muestra o di este código al pedir',
  goodUntil: (day) => `Válido hasta el ${day}`,
  phone: 'Teléfono',
  email: 'Correo',
  payment: 'Pago',
  parking: 'Estacionamiento',
  access: 'Acceso',
  beforeYouCome: 'Antes de venir',
  diets: diets(
    'Toda la cocina es vegana. | Toda la cocina es vegetariana. | Servimos pescado, pero nada de carne. | Toda la cocina es halal. | Toda la cocina es kosher. | Toda la cocina es sin gluten.',
  ),
  dish: SPANISH_DISH,
  online: 'En línea',
  links: links('Sitio web | Reservar en línea | Pedir en línea | Mapa | Reseñas'),
  closed: 'cerrado',
  midnight: 'medianoche',
  notRated: 'Sin valoración',
  rated: (rating) => `Valoración: ${rating} de 5`,
  outOf: (rating) => `${rating} de 5`,
  samples: {
    note: 'Ejemplo: cámbielo por el suyo',
    about: 'Cuente a sus clientes quién cocina, dónde aprendió y qué conviene saber antes de sentarse.',
    faqs: [
      { question: '¿Se puede reservar?', answer: 'Indique aquí cómo reservar una mesa.' },
      { question: '¿Hay platos vegetarianos?', answer: 'Nombre aquí algunos.' },
      { question: '¿Hay aparcamiento?', answer: 'Diga dónde dejar el coche.' },
    ],
    reviews: [
      { name: 'Un cliente', text: 'Aquí va una palabra amable de uno de sus clientes.' },
      { name: 'Otra clienta', text: 'Se leen las opiniones cortas que nombran un plato.' },
      { name: 'Un cliente de siempre', text: 'Pregunte a un cliente de siempre por qué vuelve, y cítelo.' },
    ],
  },
  imageAt: (what, name) => `${what} en ${name}`,
};
