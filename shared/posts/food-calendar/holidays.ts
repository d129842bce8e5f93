import { type Occasion, occasionsOf } from './occasion.ts';

const SOURCE = 'Public holidays by country (government calendars); movable holidays calculated from Easter';
const TABLE_SOURCE = 'timeanddate.com and hebcal.com, dates from 2026 to 2030';

/** Public holidays, on which regular hours may not apply. */
const OFTEN_CLOSED = new Set(
  `new-years-eve new-years-day epiphany australia-day easter easter-monday may-day memorial-day republic-day-it
  canada-day independence-day bastille-day swiss-national-day assumption labor-day independence-day-mx fathers-day-de
  german-unity-day national-day-es thanksgiving-ca national-day-at thanksgiving christmas-eve christmas boxing-day
  passover rosh-hashanah`.split(/\s+/),
);

/** Begin on the evening of their date. Many restaurants that observe them also close on the days after. */
const CLOSED_DAYS: ReadonlyMap<string, number> = new Map([
  ['passover', 3],
  ['rosh-hashanah', 3],
]);

/**
 * Days on which people eat out or together at home, with the folded cuisines that observe them. Days of mourning aren’t
 * advertised. Last, holidays of other calendars: dates that depend on sighting the moon may shift by a day.
 * French Mother’s Day is never on Pentecost (article D215-1 of the Code de l’action sociale et des familles).
 */
export const HOLIDAYS: readonly Occasion[] = occasionsOf(
  'holiday',
  SOURCE,
  String.raw`
new-years-eve | 12-31 | *
  New Year’s Eve | Nochevieja | Saint-Sylvestre | San Silvestro | Silvester
new-years-day | 1-1 | *
  New Year’s Day | Año Nuevo | Jour de l’an | Capodanno | Neujahr
epiphany | 1-6 | ES IT FR AT MX
  Epiphany | Día de Reyes | l’Épiphanie | Epifania | Heilige Drei Könige
burns-night | 1-25 | GB | scot
  Burns Night | Noche de Burns | Burns Night | Burns Night | Burns Night
australia-day | 1-26 | AU
  Australia Day | Día de Australia | Fête nationale australienne | Australia Day | Australia Day
super-bowl | 2-2-0 | US
  Super Bowl Sunday | Domingo del Super Bowl | Super Bowl | Super Bowl | Super-Bowl-Sonntag
valentines | 2-14 | *
  Valentine’s Day | San Valentín | Saint-Valentin | San Valentino | Valentinstag
mardi-gras | easter-47 | US FR BE IT CH | cajun|creole|new orleans|louisiana|fran[cz]|ital
  Mardi Gras | Martes de Carnaval | Mardi gras | Martedì grasso | Faschingsdienstag
st-patricks | 3-17 | US IE GB CA AU NZ
  St. Patrick’s Day | San Patricio | Saint-Patrick | San Patrizio | St. Patrick’s Day
fathers-day-march | 3-19 | IT ES
  Father’s Day | Día del Padre | Fête des Pères | Festa del papà | Vatertag
mothering-sunday | easter-21 | GB IE
  Mother’s Day | Día de la Madre | Fête des Mères | Festa della mamma | Muttertag
easter | easter+0 | *
  Easter Sunday | Domingo de Pascua | Dimanche de Pâques | Pasqua | Ostersonntag
easter-monday | easter+1 | DE AT CH FR BE IT GB IE AU NZ CA
  Easter Monday | Lunes de Pascua | Lundi de Pâques | Pasquetta | Ostermontag
cinco-de-mayo | 5-5 | US | mexic|tex-?mex|taqueria|latin
  Cinco de Mayo
may-day | 5-1 | DE AT CH FR BE IT ES
  May Day | Primero de Mayo | 1er Mai | Primo maggio | Erster Mai
mothers-day-es | 5-1-0 | ES
  Mother’s Day | Día de la Madre | Fête des Mères | Festa della mamma | Muttertag
mothers-day | 5-2-0 | US CA AU NZ DE AT CH IT BE
  Mother’s Day | Día de la Madre | Fête des Mères | Festa della mamma | Muttertag
mothers-day-fr | 5-l-0-49 | FR
  Mother’s Day | Día de la Madre | Fête des Mères | Festa della mamma | Muttertag
mothers-day-mx | 5-10 | MX
  Mother’s Day | Día de las Madres | Fête des Mères | Festa della mamma | Muttertag
fathers-day-de | easter+39 | DE
  Father’s Day | Día del Padre | Fête des Pères | Festa del papà | Vatertag
memorial-day | 5-l-1 | US
  Memorial Day weekend | fin de semana de Memorial Day | week-end du Memorial Day | weekend del Memorial Day | Memorial-Day-Wochenende
republic-day-it | 6-2 | IT
  Republic Day | Fiesta de la República | Fête de la République | Festa della Repubblica | Tag der Republik
fathers-day | 6-3-0 | US CA GB IE FR MX
  Father’s Day | Día del Padre | Fête des Pères | Festa del papà | Vatertag
fathers-day-at | 6-2-0 | AT BE
  Father’s Day | Día del Padre | Fête des Pères | Festa del papà | Vatertag
canada-day | 7-1 | CA
  Canada Day | Día de Canadá | Fête du Canada | Canada Day | Canada Day
independence-day | 7-4 | US
  Fourth of July | Cuatro de Julio | 4 Juillet | Quattro luglio | Vierter Juli
bastille-day | 7-14 | FR
  Bastille Day | Fiesta Nacional francesa | Fête nationale | Festa nazionale francese | Französischer Nationalfeiertag
swiss-national-day | 8-1 | CH
  Swiss National Day | Fiesta Nacional suiza | Fête nationale | Festa nazionale | Bundesfeier
assumption | 8-15 | IT FR AT ES BE
  Assumption Day | Asunción | Assomption | Ferragosto | Mariä Himmelfahrt
labor-day | 9-1-1 | US CA
  Labor Day | Día del Trabajo | Fête du Travail | Labor Day | Labor Day
fathers-day-au | 9-1-0 | AU NZ
  Father’s Day | Día del Padre | Fête des Pères | Festa del papà | Vatertag
independence-day-mx | 9-16 | MX
  Independence Day | Día de la Independencia | Fête de l’Indépendance | Festa dell’indipendenza | Unabhängigkeitstag
independence-day-mx-abroad | 9-16 | US | mexic|taqueria
  Mexican Independence Day | Día de la Independencia de México | Fête de l’Indépendance du Mexique | Festa dell’indipendenza messicana | Mexikanischer Unabhängigkeitstag
german-unity-day | 10-3 | DE
  German Unity Day | Día de la Unidad Alemana | Fête de l’Unité allemande | Festa dell’unità tedesca | Tag der Deutschen Einheit
national-day-es | 10-12 | ES
  National Day | Fiesta Nacional | Fête nationale | Festa nazionale | Nationalfeiertag
thanksgiving-ca | 10-2-1 | CA
  Thanksgiving | Acción de Gracias | Action de grâce | Ringraziamento | Thanksgiving
national-day-at | 10-26 | AT
  Austrian National Day | Fiesta Nacional austriaca | Fête nationale autrichienne | Festa nazionale austriaca | Nationalfeiertag
halloween | 10-31 | US CA GB IE AU NZ DE
  Halloween
day-of-the-dead | 11-2 | MX US | mexic|taqueria
  Day of the Dead | Día de Muertos | Jour des morts | Giorno dei morti | Tag der Toten
melbourne-cup | 11-1-2 | AU
  Melbourne Cup Day | Copa Melbourne | Melbourne Cup | Melbourne Cup | Melbourne Cup
guy-fawkes | 11-5 | GB
  Bonfire Night | Noche de las Hogueras | Bonfire Night | Bonfire Night | Bonfire Night
thanksgiving | 11-4-4 | US
  Thanksgiving | Acción de Gracias | Thanksgiving | Thanksgiving | Thanksgiving
st-nicholas | 12-6 | DE AT CH BE
  St. Nicholas Day | San Nicolás | Saint-Nicolas | San Nicola | Nikolaus
christmas-eve | 12-24 | *
  Christmas Eve | Nochebuena | Réveillon de Noël | Vigilia di Natale | Heiligabend
christmas | 12-25 | *
  Christmas Day | Navidad | Noël | Natale | Erster Weihnachtstag
boxing-day | 12-26 | GB IE CA AU NZ DE AT CH IT
  Boxing Day | 26 de diciembre | 26 décembre | Santo Stefano | Zweiter Weihnachtstag
lunar-new-year | 2026-02-17,2027-02-06,2028-01-26,2029-02-13,2030-02-03 | * | chin|cantones|sichuan|szechuan|vietnam|korea|taiwan|dim sum|asia|malay
  Lunar New Year | Año Nuevo Lunar | Nouvel An lunaire | Capodanno lunare | Neujahr nach dem Mondkalender
nowruz | 3-20 | * | persian|iran|kurd|afghan|azer|uzbek
  Nowruz | Nouruz | Norouz | Nowruz | Nouruz
eid | 2026-03-20,2027-03-09,2028-02-26,2029-02-14,2030-02-04 | * | halal|turk|leban|moroc|arab|syria|palestin|egypt|pakistan|afghan|somal|maghreb
  Eid al-Fitr | Eid al-Fitr | Aïd el-Fitr | Eid al-Fitr | Zuckerfest
passover | 2026-04-01,2027-04-21,2028-04-10,2029-03-30,2030-04-17 | * | jewish|kosher|israel|deli\b
  Passover | Pésaj | Pessah | Pesach | Pessach
rosh-hashanah | 2026-09-11,2027-10-01,2028-09-20,2029-09-09,2030-09-27 | * | jewish|kosher|israel|deli\b
  Rosh Hashanah | Rosh Hashaná | Roch Hachana | Rosh haShana | Rosch ha-Schana
hanukkah | 2026-12-04,2027-12-24,2028-12-12,2029-12-01,2030-12-20 | * | jewish|kosher|israel|deli\b
  Hanukkah | Janucá | Hanoucca | Hanukkah | Chanukka
diwali | 2026-11-08,2027-10-29,2028-10-17,2029-11-05,2030-10-26 | * | india|nepal|punjab|gujarat|tamil|kerala|hyderabad
  Diwali`,
).map((each) => ({
  ...each,
  ...(OFTEN_CLOSED.has(each.id) && { isOftenClosed: true }),
  ...(CLOSED_DAYS.has(each.id) && { closedDays: CLOSED_DAYS.get(each.id) }),
  ...('dates' in each.rule && { source: TABLE_SOURCE }),
}));
