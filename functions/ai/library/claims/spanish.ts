import type { ClaimWords } from './english.ts';

export const SPANISH: ClaimWords = {
  award:
    'premio|premios|premiad*|galardon*|cinco estrellas|estrella michelin|famos*|reconocid*|aclamad*|legendari*',
  best: '(?:el|la|los|las|su|nuestr[oa]s?) mejor(?:es)?|mejores|numero uno|inigualable*|insuperable*|de primera',
  health: 'saludable*|san[oa]s?|nutritiv*|baj[oa]s? en (?:calorias|grasa)|sin azucar|superalimento*|alivia',
  allergen: 'alergen*|alergi*|gluten|lactosa|intoleran*|celiac*|sin (?:frutos secos|huevos?|leche|harina)',
  diet: 'vegan*|vegetarian*|sin carne|a base de plantas|cien por cien vegetal',
  halal: 'halal|kosher',
  origin:
    'fresc[oa]s?|de temporada|de la huerta|del mercado|de lonja|del dia|ecologic*|organic*|de cercania|km 0|kilometro cero|productos? locale?s?|importad*|autentic*|artesan*',
  homemade: 'caser[oa]s?|hech[oa]s? a mano|hech[oa]s? en casa|elaboracion propia|receta propia',
  family:
    '(?:negocio|restaurante|empresa|ambiente) familiar|nuestra familia|recetas? familiar(?:es)?|abuel*|generacion|generaciones',
  years: 'desde hace|fundad*|decadas?|siglos?|anos de|aniversario|tradicion*|de toda la vida|historic*',
  delivery: 'a domicilio|para llevar|entregamos|te lo llevamos|pide online|pedidos online',
  opening:
    'abiert[oa]s?|abrimos|abre|cerrad[oa]s?|cerramos|todos los dias|todo el dia|cada dia|hasta tarde|toda la noche|toda la semana',
  booking: 'reserv*',
  offer:
    'gratis|gratuit[oa]s?|descuento*|a mitad de precio|barat*|oferta*|invita la casa|dos por uno|promocion|promociones|reembols*|compensa*|devolvemos|devolveremos|vales? de',
};
