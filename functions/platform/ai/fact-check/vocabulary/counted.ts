import { stemOf } from '../text/word-forms.ts';

/**
 * What a number in words counts where it is a fact: measures, what a house has, what it serves. "Two forks", "a
 * thousand lunch breaks" and "three little words" count nothing that anyone could look up. Folded; en, es, fr, it, de.
 */
const COUNTED = `
salon salone saal zimmer nebenzimmer separee cellar cave bodega cantina keller seat stool chair cover place table room floor location restaurant branch kitchen oven grill fireplace bar terrace patio garden acre boat farm
asiento plaza mesa sala local horno parrilla terraza planta couvert salle four etage posto coperto tavolo tavoli forno fornelli piano platz plaetze tisch raum raume ofen
person people guest diner visitor customer patron regular follower employee bartender waitress stammgast stammgaste kunde habitue chef cook baker pizzaiolo waiter server brother sister generation family owner partner
persona comensal cliente cocinero hermano hermana generacion familia personne convive client cuisinier frere soeur famille ospite cuoco fratello
sorella fratelli sorelle generazione famiglia gast gaste koch koche bruder schwester familie mensch
year month week day night evening morning hour minute second decade century anniversary
ano mes semana dia noche hora minuto decada siglo an annee mois semaine jour soir heure minute decennie siecle anno mese settimana giorno sera ora
minuto decennio secolo jahr monat woche tag abend stunde minute jahrzehnt jahrhundert
ounce oz pound gram kilo inch mile kilometer kilometre block degree liter litre pint percent onza gramo libra gramme livre degre grammo libbra grad
course dish dishe plate piece slice portion serving scoop layer topping pancake taco wing oyster bottle glass wine beer tap draft cocktail label vintage sauce flavor flavour
ingredient spice herb cheese kind type variety option choice item menu recipe roll
plato pieza racion unidad capa botella copa vino cerveza salsa sabor ingrediente especia queso tipo variedad receta tapa
plat piece part tranche boule couche bouteille verre vin biere sauce parfum ingredient epice fromage sorte recette assiette
portata piatto pezzo fetta porzione pallina strato bottiglia bicchiere vino birra salsa gusto ingrediente spezia formaggio tipo ricetta
gang gange gericht teller stuck scheibe portion kugel schicht flasche glas wein bier sosse sorte zutat gewurz kase rezept
star award prize medal review rating estrella premio etoile prix stella stern preis
location outlet sucursal succursale filiale`;

const FORMS = ['', 's', 'es', 'e', 'n', 'en', 'er'];
const STEMS = new Set(
  COUNTED.split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => FORMS.map((form) => stemOf(`${word}${form}`))),
);

/** Whether a word, by its stem, is something that is counted as a fact. */
export const isCounted = (stem: string) => STEMS.has(stem);
