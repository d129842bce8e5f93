/** Languages that the hours reader knows. */
export type Language = 'en' | 'es' | 'fr' | 'it' | 'de';
export type Meal = 'breakfast' | 'lunch' | 'dinner' | 'any';
type Joint = 'to' | 'until' | 'and' | 'from' | 'late' | 'except' | 'fill';
type Word = 'open' | 'closed' | 'ends' | 'last' | 'not' | 'only' | 'also' | 'whole' | 'feast' | 'other';
/** The meaning of a phrase. Days count from Monday, which is 0. */
export type Meaning =
  | { kind: 'day'; days: readonly number[]; isAll: boolean }
  | { kind: 'label'; meal: Meal }
  /** `isNoon`: in a range it is a time, not a meal. */
  | { kind: 'part'; meal: Meal; isNoon: boolean }
  | { kind: 'half'; half: 'am' | 'pm' | 'night' }
  | { kind: 'clock'; hour: number }
  | { kind: Joint | Word };

/** Day names, folded, from Monday. Two-letter forms count only beside a time or another day. */
const DAYS: Readonly<Record<Language, string>> = {
  en: 'monday mondays mon mo|tuesday tuesdays tues tue tu|wednesday wednesdays weds wed we|thursday thursdays thurs thur thu th|friday fridays fri fr|saturday saturdays sat sa|sunday sundays sun su',
  es: 'lunes lun|martes mar|miercoles mier mie|jueves jue|viernes vie|sabado sabados sab|domingo domingos dom',
  fr: 'lundi lundis lun|mardi mardis mar|mercredi mercredis mer|jeudi jeudis jeu|vendredi vendredis ven|samedi samedis sam|dimanche dimanches dim',
  it: 'lunedi lun|martedi mar|mercoledi mer|giovedi gio|venerdi ven|sabato sabati sab|domenica domeniche dom',
  de: 'montag montags mo|dienstag dienstags di|mittwoch mittwochs mi|donnerstag donnerstags do|freitag freitags fr|samstag samstags sonnabend sonnabends sa|sonntag sonntags sonn so',
};

/** Meanings of phrases, folded, with spaces for hyphens and apostrophes. The last of two meanings wins. */
const PHRASES = `to: to, thru, through, a, al, au, bis, alle, alla
until: until, till, til, up to, hasta, hasta las, hasta la, jusqu a, jusqu au, fino a, fino alle, fino al, bis um, a las, a la
and: and, n, plus, y, e, et, puis, und, u, sowie, as well as, then
from: from, starting at, desde, desde las, a partir de, a partir de las, des, ab, dalle, a partire dalle
late: late, close, closing, closing time, sold out, we sell out, hasta tarde, cierre, el cierre, tard, tardi, spat, open end, zum schluss, ende offen
open: normal hours, regular hours, hrs, trading, we open, we seat, si mangia, on sert, servimos, when, wann, cuando, quand, quando, timings, atendemos, open, opens, opening, opening hours, opening times, open hours, hours, hours of operation, business hours, our hours, store hours, abierto, abiertos, abierta, abrimos, abre, horario, horarios, horario de apertura, ouvert, ouverts, ouverte, ouvre, ouvrons, on ouvre, ouverture, horaires, horaire, horaires d ouverture, heures d ouverture, aperto, aperti, aperta, apriamo, apre, apertura, orario, orari, orari di apertura, orario di apertura, geoffnet, offen, offnungszeiten, offnungszeit, unsere offnungszeiten
closed: closed, shut, we close, off, not open, don t open, dark, closed on, day off, cerrado, cerrados, cerrada, cerramos, cierra, no abrimos, descansamos, descanso, cerrado por descanso, dia de descanso, ferme, fermes, fermee, fermeture, jour de fermeture, pas ouvert, chiuso, chiusi, chiusa, chiusura, chiudiamo, giorno di chiusura, riposo, giorno di riposo, turno di riposo, non siamo aperti, geschlossen, ruhetag, ruhetage, zu, nicht geoffnet, schließtag, haben wir zu
except: except, except for, except on, excluding, but, but not, apart from, excepto, menos, salvo, sauf, hormis, tranne, escluso, esclusi, eccetto, außer, ausser, ausgenommen
fill: restaurant, restaurante, ristorante, cafe, bistro, taproom, we do, we go, jours, jour, days, day, on, the, we, re, we are, we re, were open, you, us, our, are, is, it s, at, in, week, each, every, again, o clock, hrs, hour, from the, of, find us, come, for, service, services, served, serving, serve, we serve, los, las, el, la, lo, de, del, de las, desde el, en, nuestro, nuestros, estamos, somos, por la, por las, es, son, le, les, l, du, d, nous, sommes, notre, nos, est, sont, on est, de la, il, i, gli, dal, dall, dalla, dai, da, di, siamo, nostro, nostri, e aperto, am, an, den, die, der, das, dem, von, vom, wir, haben, sind, ist, unser, unsere, haben wir, uhr, std, jeweils, hs, h, fur sie
ends: closes, closes at, ends, ends at, close at, we close at, cierra a las, ferme a, chiude alle, schließt um
last: last orders, last order, last seating, last seatings, last call, last sitting, last reservation, ultima reserva, ultimo pedido, ultimos pedidos, derniere commande, dernieres commandes, derniers services, ultimo ordine, ultimi ordini, ultime ordinazioni, letzte bestellung, kuchenschluss
also: also, additionally, auch, zusatzlich, aussi, egalement, anche, tambien, ademas
whole: all day, all day long, continuous, continuously, straight through, non stop, todo el dia, toute la journee, en continu, tutto il giorno, continuato, orario continuato, ganztagig, ganztags, durchgehend
not: no, not, never, pas, jamais, non, nunca, nicht, kein, keine, nie
only: only, solo, solamente, uniquement, seulement, soltanto, nur
feast: holidays, public holidays, bank holidays, ph, all holidays, federal holidays, major holidays, jewish holidays, feiertags, feiertage, feiertag, feiertagen, festivos, dias festivos, feriados, jours feries, feries, festivi, giorni festivi
other: jan, feb, apr, jun, jul, aug, sept, sep, oct, nov, dec, okt, dez, janv, fevr, juil, ene, abr, dic, gen, ott, happy hour, happy hours, open kitchen, open fire, open air, open bar, open mic, offene kuche, cuisine ouverte, cocina abierta, cucina a vista, menu, menus, special, specials, menu del dia, menu ejecutivo, plato, formule, formules, buffet, mittagsmenu, tagesmenu, mittagstisch, music, live, quiz, jazz, band, trivia, karaoke, bingo, market, class, event, events, musica, musique, musik, konzert, season, summer, winter, spring, autumn, fall, verano, invierno, temporada, ete, hiver, saison, estate, inverno, stagione, sommer, herbst, holiday, january, february, april, june, july, august, september, october, november, december, enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, janvier, fevrier, mars, avril, mai, juin, juillet, aout, septembre, octobre, novembre, decembre, gennaio, febbraio, aprile, maggio, giugno, luglio, settembre, ottobre, dicembre, januar, februar, marz, juni, juli, oktober, dezember, delivery, takeaway, takeout, pickup, reparto, domicilio, livraison, emporter, asporto, consegna, lieferung, abholung, usually, about, around, sometimes, maybe, normally, mostly, soon, office, phone, calls, old, previously, used, neighbor, neighbour, neighbors, competitor, staff
clock 12: noon, midday, mediodia, midi, mezzogiorno
clock 24: midnight, medianoche, minuit, mezzanotte, mitternacht
label breakfast: breakfast, desayuno, desayunos, petit dejeuner, petits dejeuners, colazione, colazioni, fruhstuck
label lunch: lunch, almuerzo, almuerzos, comida, comidas, dejeuner, dejeuners, pranzo, pranzi, mittagessen
label dinner: dinner, dinners, supper, suppers, cena, cenas, cene, abendessen
label any: kitchen, bar, food, brunch, cocina, la cocina, barra, cuisine, la cuisine, cucina, la cucina, kuche, warme kuche, warm
part breakfast: morning, mornings, in the morning, manana, mananas, por la manana, por las mananas, matin, le matin, mattina, la mattina, morgens, vormittags
part lunch: lunchtime, lunchtimes, mediodia, mediodias, al mediodia, a mediodia, midi, le midi, midis, a pranzo, mittags, mittag
part dinner: evening, evenings, night, nights, in the evening, noche, noches, por la noche, por las noches, a la noche, soir, le soir, soirs, sera, la sera, a cena, abends, abend, am abend
part any: afternoon, afternoons, tarde, tardes, por la tarde, por las tardes, apres midi, l apres midi, pomeriggio, nachmittags
half am: de la manana, de la madrugada, du matin, di mattina, del mattino, in the morning
half pm: de la tarde, del mediodia, du soir, de l apres midi, di sera, della sera, in the afternoon, in the evening
half night: de la noche, di notte, at night, nachts
day 0123456: daily, every day, everyday, each day, all week, seven days, seven days a week, nightly, every night, each night, every evening, todos los dias, tds los dias, cada dia, diario, a diario, diariamente, tous les jours, chaque jour, tlj, tous les soirs, tutti i giorni, ogni giorno, tutte le sere, taglich, tgl, jeden tag, alle tage, jeden abend, sonst, ansonsten, all days, otherwise, por lo demas, le reste de la semaine, les autres jours, los demas dias, gli altri giorni, an allen anderen tagen, alle anderen tage, every other day of the week, all other days, rest of the week
day 01234: weekdays, weekday, every weekday, m f, mon f, l v, l a v, entre semana, en semaine, wochentags
day 56: weekend, weekends, week end, week ends, the weekend, fin de semana, fines de semana, finde, fine settimana, wochenende, wochenenden, wochenends, s d
day 012345: l s, l a s, m sa, m sat
day 0123456: l d, l a d, m su, m sun
day 0123: m th, m thu, m thurs`;

const SHARED = new Map<string, Meaning>();
for (const line of PHRASES.split('\n')) {
  const [head = '', phrases = ''] = line.split(': ');
  const [kind, value = ''] = head.split(' ');
  for (const phrase of phrases.split(', ')) {
    const isNoon = SHARED.get(phrase)?.kind === 'clock';
    const days = [...value].map(Number);
    const more = { days, isAll: days.length === 7, meal: value, isNoon, half: value, hour: Number(value) };
    SHARED.set(phrase, { kind, ...more } as Meaning);
  }
}

const LANGUAGES = Object.keys(DAYS) as Language[];
const DAY_WORDS = Object.fromEntries(
  LANGUAGES.map((language) => {
    const names = DAYS[language].split('|').map((all) => all.split(' '));
    const meaning = (day: number): Meaning => ({ kind: 'day', days: [day], isAll: false });
    return [language, new Map(names.flatMap((all, day) => all.map((name) => [name, meaning(day)])))];
  }),
) as unknown as Record<Language, ReadonlyMap<string, Meaning>>;
/** Short forms that are also words in other languages. They are days only in their own language. */
const SHORTEST_IN_ALL = 5;

/** Meanings that a phrase can have in hours of that language; none for a word that isn't about hours. */
export function meaningsOf(phrase: string, language: Language): Meaning[] {
  const languages = phrase.length < SHORTEST_IN_ALL ? [language] : LANGUAGES;
  const day = languages.map((each) => DAY_WORDS[each].get(phrase)).find((each) => each !== undefined);
  return [day, SHARED.get(phrase)].filter((meaning) => meaning !== undefined);
}

/** Detects the language of most day names in a folded text. Falls back to the language of the text. */
export function languageOfDays(folded: string, given: string): Language {
  const words = folded.match(/[a-z]+/g) ?? [];
  const counts = LANGUAGES.map((language) => {
    const days = words.filter((word) => DAY_WORDS[language].has(word));
    const count = days.reduce((sum, { length }) => sum + (length > 2 ? 1 : 0.1), 0);
    return { language, count: count + (given.startsWith(language) ? 1.5 : 0) };
  });
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).language;
}
