/** Folded: lowercase without accents. */

/** Words that end the name of a street after its number: "12 Warren St". */
export const STREET_ENDS =
  '(?:route|rt|hwy|highway|county road) [a-z\\d]{1,4}|street|st|avenue|ave|av|boulevard|blvd|road|rd|lane|ln|drive|dr|court|ct|place|pl|square|sq|terrace|way|highway|hwy|parkway|pkwy|plaza|alley|row|mews|crescent|cres|close|walk|quay|wharf|pier|broadway|turnpike|pike|circle|cir|trail|gardens|green|hill|parade|pde|esplanade|grove|gate|yard|wynd';

/** Words that begin the name of a street after its number, "8 rue Monge", */
export const FRENCH_STREETS =
  'rue|avenue|av\\.?|boulevard|boul\\.?|bd\\.?|quai|cours|impasse|allee|chemin|chaussee|place|pl\\.?|passage|faubourg|route|rte\\.?|square|esplanade|montee|promenade|sentier|rang|venelle|parvis|cite';

/** and before its number, "Via Roma 4". */
export const SOUTHERN_STREETS =
  'via|viale|v\\.le|vicolo|vico|corso|c\\.so|piazza|p\\.za|piazzale|piazzetta|largo|lungomare|lungolago|lungarno|strada|contrada|borgo|salita|calata|calle|callejon|carrer|plaza|pza\\.?|placa|paseo|pso\\.?|passeig|avenida|avda\\.?|avd\\.?|av\\.?|ronda|travesia|camino|carretera|ctra\\.?|glorieta|cuesta|calzada|carrera|rua|praca|boulevard|blvd\\.?|fondamenta|localita|loc\\.?|frazione|fraz\\.?|poligono|urbanizacion|rambla|rue|chaussee|avenue|bv\\.?|jr\\.?|jiron|chemin|quai|playa';

/** Endings of German street names, as one word or two. */
export const GERMAN_ENDS =
  'strasse|straße|str\\.?|gasse|gassli?|gasserl|platz|weg|allee|damm|ring|ufer|chaussee|promenade|markt|steig|graben|kai|zeile|pfad|rain|wall|brucke|leite|halde|steg';

export const AMERICAN_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|PR|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming';

/** Words that aren’t part of a town’s name: days, and words that may follow on the line. */
export const NO_TOWN =
  /^(?:mon|tues?|wed|thu|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lun|mar|mie|jue|vie|sab|dom|mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|lunes|martes|miercoles|jueves|viernes|sabado|domingo|open|closed|tel|telefon[eo]?|telephone|fon|phone|fax|mobile?|call|email|mail|dinner|lunch|brunch|breakfast|parking|dogs|no|since|we|our|the|book|reserv\w*|prenot\w*|hours|instagram|facebook|whatsapp|cash|walk|happy|free|abiert[oa]|cerrad[oa]|horario|ouvert|ferme|apert[oa]|chius[oa]|orari|geoffnet|geschlossen|ruhetag|offnungszeiten|corner|near|next|opposite|behind|ask|ring|suite|unit|floor|ecke|esquina|angle|angolo)$/;
