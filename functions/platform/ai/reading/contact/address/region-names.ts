import { AMERICAN_STATES } from './address-words.ts';

/** Counties, provinces, cantons and states that stand behind the name of a town. */
const NAMES = `Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset|
Durham|East Sussex|West Sussex|Sussex|Essex|Gloucestershire|Hampshire|Herefordshire|Hertfordshire|Kent|Lancashire|
Leicestershire|Lincolnshire|Norfolk|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|
Somerset|Staffordshire|Suffolk|Surrey|Warwickshire|Wiltshire|Worcestershire|North Yorkshire|West Yorkshire|Yorkshire|
Anglesey|Gwynedd|Powys|Pembrokeshire|Carmarthenshire|Ceredigion|Fife|Argyll|Perthshire|Aberdeenshire|Highland|
Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Saskatchewan|Nova Scotia|New Brunswick|Newfoundland|
New South Wales|Victoria|Queensland|Tasmania|Western Australia|South Australia|
Bayern|Hessen|Sachsen|Thüringen|Brandenburg|Niedersachsen|Schleswig-Holstein|Baden-Württemberg|Nordrhein-Westfalen|
Rheinland-Pfalz|Saarland|Allgäu|Tirol|Steiermark|Kärnten|Vorarlberg|Burgenland|Niederösterreich|Oberösterreich|Wallis|
Valais|Vaud|Jura|Ticino|Tessin|Graubünden|Bretagne|Normandie|Bourgogne|Provence|Alsace|Dordogne|Finistère|Morbihan|
Ardèche|Drôme|Lot|Aveyron|Corse|Savoie|Haute-Savoie|Landes|Gironde|Vendée|Vaucluse|Toscana|Umbria|Sicilia|Sardegna|
Puglia|Liguria|Piemonte|Lombardia|Veneto|Calabria|Campania|Marche|Abruzzo|Trentino|Friuli|Asturias|Cantabria|Galicia|
Navarra|Bizkaia|Vizcaya|Gipuzkoa|Guipúzcoa|Álava|Tenerife|Mallorca|Menorca|Gran Canaria|Lanzarote|Alicante|Málaga|Cádiz|
Huelva|Granada|Almería|Jaén|Segovia|Toledo|Girona|Tarragona|Huesca|Teruel|Jalisco|Yucatán|Quintana Roo|Nuevo León|
Baja California Sur|Baja California|Sonora|Sinaloa|Nayarit|Michoacán|Chiapas|Morelos|Hidalgo|Guerrero|Tabasco|Coahuila|
Tamaulipas|Estado de México|Edomex|Italy|Spain|France|Germany|Switzerland|Austria|Ireland|Scotland|Wales|England|
Italia|España|Suisse|Schweiz|Österreich|México|Canada|Australia|New Zealand|Belgium|Belgique`;

const WRITTEN = [...NAMES.replace(/\n/g, '').split('|'), ...AMERICAN_STATES.values()];
const REGIONS: ReadonlySet<string> = new Set(WRITTEN.map((name) => name.toLowerCase()));
const NAME = [...new Set(WRITTEN)].toSorted((a, b) => b.length - a.length).join('|');
const STATE = [...AMERICAN_STATES.keys()].join('|');
/** States as they stand at the end of a town's name, in an expression. */
export const STATES = `${NAME}|${STATE}`;
const BEHIND = new RegExp(
  `^(?:,? ?(${NAME}|(?:Co|County)\\.? \\p{Lu}\\p{Ll}+)|,? (${STATE})|,? ?\\((${NAME}|[A-Z]{2})\\)|,? (NSW|VIC|QLD|WA|SA|TAS|ON|QC|BC|AB|NS|NB|MB|SK))(?![\\p{L}\\d])`,
  'u',
);

/** The region that follows a town, with the mark before it. */
export function regionBehind(after: string): { name: string; length: number; country: string } | undefined {
  const found = BEHIND.exec(after);
  if (found === null) return undefined;
  const [words, name, state, bracketed, province] = found;
  const isAmerican = state !== undefined || [...AMERICAN_STATES.values()].includes(name ?? '');
  return {
    name: name ?? state ?? bracketed ?? province ?? '',
    length: words.length,
    country: isAmerican ? 'US' : '',
  };
}

/** Whether this is the name of a county, a province or a state. */
export function isRegion(name: string): boolean {
  return REGIONS.has(name.toLowerCase());
}
