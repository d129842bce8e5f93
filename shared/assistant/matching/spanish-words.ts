/** Spanish words of owners’ messages, in English: the catalog’s words, and the small words between them. */
const TABLE = `
the | el, la, los, las
of | de, del
my | mi, mis
our | nuestro, nuestra, nuestros, nuestras
a | un, una
how | como
how much | cuanto
cost | cuesta
what | que
for | por
please | favor
hello | hola
thanks | gracias
about | sobre
change | cambia, cambio, cambiar, sube, subo, subir, mejorar
add | agrega, agregar
remove | quita, quitar
write | escribe, escribir
score | puntuacion, puntaje
price | precio
phone | telefono
hours | horario, horarios
address | direccion
dish | plato, platillo
post | publicacion
website | pagina, sitio
guests | clientes
more | mas
`;

/** Each Spanish word, in lowercase without accents, with its English words. */
export const SPANISH: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', words = ''] = line.split(' | ');
      return words.split(', ').map((word) => [word, english] as const);
    }),
);
