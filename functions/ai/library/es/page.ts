import type { CopyLibrary } from '../copy-library.ts';

/** Copy for all pages, independent of the food. It also suits a truck, a counter, or a bar. */
export const PAGE: Pick<CopyLibrary, 'hero' | 'about' | 'contact'> = {
  hero: [
    'Cocinamos con gusto para ti.',
    'Un buen plato alegra el día.',
    'Comida rica, hecha con cariño.',
    'Cocina hecha con ganas y sabor.',
    'Sabor, cariño y buena compañía.',
    'Un gusto para [hoy|compartir|cualquier día].',
    'Un buen rato, [a solas|en pareja|con amigos] o en familia.',
    'Buenos sabores en {town}.',
  ],
  about: {
    title: [
      'Conoce {name}',
      'Esto es {name}',
      'Te presentamos {name}',
      '{name} en pocas palabras',
      'Sobre {name}',
      'Sobre nosotros',
      'Quiénes somos',
      'Nos presentamos',
    ],
    opening: [
      'Te damos la bienvenida a {name}.',
      '{name} es un lugar para [comer bien|disfrutar sin prisa|darse un gusto].',
      'En {name} cocinamos para [los que disfrutan comer bien|vecinos y visitantes|ti y los tuyos].',
      'En {name} nos gusta [cocinar|recibir gente|dar de comer].',
      '{name} es un lugar de {town} para [darse un gusto|disfrutar|pasar un buen rato].',
      'Te esperamos en {name}, en {town}.',
      'Desde {town}, {name} te da la bienvenida.',
      'Gracias por [visitar|conocer|elegir] {name}.',
    ],
    closing: [
      'Nos encantará [verte pronto|recibirte|cocinar para ti].',
      'Será un gusto [recibirte|atenderte|conocerte].',
      'Te esperamos [con gusto|cuando quieras|pronto].',
      'Gracias por [elegirnos|tu confianza|pensar en nosotros].',
      'Esperamos verte pronto.',
      'Con gusto [te atendemos|cocinamos para ti|te recibimos].',
      'Hasta pronto.',
    ],
    suggested: [
      'Abrimos en ____, y el nombre viene de ____.',
      'En la cocina está ____, que aprendió de ____.',
      'El plato que más nos piden es ____.',
      'Todo empezó con ____, en ____.',
    ],
  },
  contact: {
    title: ['Visítanos', 'Ven a vernos', 'Dónde estamos', 'Cómo encontrarnos', 'Contacto', 'Te esperamos'],
    titleInTown: [
      'Estamos en {town}',
      'Visítanos en {town}',
      'Te esperamos en {town}',
      'Nos vemos en {town}',
      '{name} en {town}',
      'Encuéntranos en {town}',
    ],
    line: [
      'Nos encantará [verte|saludarte|atenderte].',
      '¿Tienes una pregunta? [Con gusto te ayudamos|Estamos para ayudarte|Te respondemos con gusto].',
      'Será un gusto saludarte.',
      'Con gusto [te atendemos|te ayudamos|respondemos tus preguntas].',
      'Esperamos [verte|saludarte|tu visita] pronto.',
      'Estamos para [atenderte|ayudarte|servirte].',
      'Te esperamos con gusto.',
    ],
  },
};
