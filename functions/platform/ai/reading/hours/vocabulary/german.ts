import type { HoursVocabulary } from './hours-vocabulary.ts';

export const GERMAN: HoursVocabulary = {
  language: 'de',
  days: [
    'montag, montags',
    'dienstag, dienstags',
    'mittwoch, mittwochs',
    'donnerstag, donnerstags',
    'freitag, freitags',
    'samstag, samstags, sonnabend, sonnabends, sams-',
    'sonntag, sonntags, sonn-',
  ],
  shortDays: ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so'],
  letters: ['', '', '', '', '', '', ''],
  everyDay:
    'sonst immer, sonst taglich, an allen anderen tagen, an den anderen tagen, die restliche woche, taglich, jeden tag, die ganze woche, 7 tage, sieben tage die woche, 7 tage die woche, 7 tage in der woche, an sieben tagen, an 7 tagen, alle tage, ganze woche, tgl, sieben tage, jeden abend',
  weekdays: 'werktags, wochentags, unter der woche, an werktagen, an wochentagen',
  weekend: 'sa und so, wochenende, wochenenden, am wochenende, an wochenenden, wochenends',
  aroundTheClock: '24 stunden, rund um die uhr, 24/7, 24 std, 24h',
  noon: '12 uhr mittags',
  midnight: 'mitternacht',
  months: [
    'januar, janner, jan',
    'februar, feber, feb',
    'marz',
    'april, apr',
    'mai',
    'juni, jun',
    'juli, jul',
    'august, aug',
    'september, sept, sep',
    'oktober, okt',
    'november, nov',
    'dezember, dez',
  ],
  words: {
    open: 'wann:, wann :, offen, geoffnet, offnungszeiten, offnungszeit, offnen, offnet, wir haben offen, wir haben geoffnet, unsere offnungszeiten, haben auf, betriebszeiten, haben wir geoffnet, haben wir offen',
    closed:
      'pause, geschlossen, ruhetag, ruhetage, wirtesonntag, zu, betriebsferien, betriebsurlaub, ferien, urlaub, betriebsruhe, sommerpause, winterpause, schließtag, haben wir zu, haben wir geschlossen, wir haben geschlossen, haben zu, urlaubszeit, is zu, da haben wir zu, wo wir zu haben, an dem wir geschlossen haben',
    closes:
      'schluss, schluss ist, schluss um, schluss ist um, schluss ist immer um, schluss ist immer, feierabend, feierabend ist um, schließt, schließen, schließt um, wir schließen um',
    to: 'bis, bis zum, bis um, bis zu, –',
    from: 'von, ab, vom, seit, ab dem',
    between: 'zwischen',
    at: 'um, gegen',
    and: 'und, sowie, u, auch, dann, und dann, und wieder, dann wieder, u.',
    onwards: '',
    except: 'außer, ausgenommen, bis auf, ausser',
    for: 'fur, zum, wegen',
    late: 'spat, open end, ende offen, ausverkauft, ladenschluss, alles weg ist, alles aus ist, alle ist, nichts mehr da ist, nix mehr da ist, zum letzten gast, der letzte gast geht, spat in die nacht',
    not: 'nicht, kein, keine, keinen, nie, ohne, nur nicht, niemals',
    filler:
      'kein ruhetag, keinen ruhetag, ohne ruhetag, keine ruhetage, uhr, uhr auf, schon, bereits, erst, h, std, am, an, den, die, das, der, im, in, wir, haben, sind, ist, unser, unsere, fur sie, jeweils, durchgehend, ganztagig, nur, auch, jeden, jede, woche, tag, tage, service, ganzjahrig, das ganze jahr, wieder, gibt es, es gibt, servieren, dem, zum, zur, sie, da, fur euch, a la carte, aber, ganzen, den ganzen, der laden ist, das lokal ist, das restaurant ist, das cafe ist, die stube ist',
    with: 'mit',
    hedge:
      'circa, ca, etwa, ungefahr, meistens, meist, normalerweise, in der regel, manchmal, oft, je nach, nach vereinbarung, auf anfrage, nach absprache, nach reservierung, auf vorbestellung, einige, ersten, erster, letzten, letzter, wenn, falls, oder, vielleicht, gegen, fast, bei schonem wetter, bei gutem wetter',
    part_of_day:
      'in der fruh, fruh, abends, mittags, morgens, vormittags, nachmittags, abend, morgen, vormittag, nachmittag, nachts, am abend, am mittag, uber mittag, mittag',
    last_seating:
      'letzte bestellung, letzte bestellungen, kuchenschluss, letzter einlass, letzte reservierung, letzte bestellung um, kuchenschluss um, letzte essensbestellung',
    happy_hour: 'happy hour',
    vague_days:
      'feiertags, feiertage, feiertagen, feiertag, an feiertagen, gesetzliche feiertage, schulferien',
    season:
      'sommer, winter, fruhling, fruhjahr, herbst, im sommer, im winter, sommerzeit, winterzeit, saison, in der saison, nebensaison, hauptsaison, sommermonate, wintermonate, im herbst, im fruhling, restliche zeit, ubrige zeit, rest des jahres, ubriges jahr',
    other_topic:
      'kinder, kind, jahre, jahren, jahr, alter, personen, person, gaste, gasten, tisch, tische, tischen, platze, platzen, preis, preise, rabatt, minuten, min, km, meter, musik, livemusik, live-musik, konzert, konzerte, jazz, dj, karaoke, quiz, kurs, kurse, workshop, workshops, verkostung, verkostungen, weinprobe, veranstaltung, veranstaltungen, wochenmarkt, markt, stammtisch, party, euro, eur, gerichte, gange, gangen, stuck, grad, anrufen, generationen, generation, stunden gegart, stunden lang, stunden geschmort, stunden teigruhe, stunden teigführung, offene kuche, offener kuche, offenes feuer, offen fur, stunden, gratis, kostenlos, gericht',
    not_now:
      'fruher, damals, ehemals, hatten, offneten, bald, demnachst, nachstes jahr, kommendes jahr, nachsten monat, ab nachstem, werden, wird, mochten offnen, wollen offnen, wurden gern, wurden gerne, planen, uberlegen, personal, mitarbeiter, lieferanten, anlieferung, miete, besprechung, personalbesprechung, teambesprechung, nicht erwahnen, nicht schreiben, nicht sagen, buro, statt, anstatt, geheim, erreichbar, sprechzeiten',
  },
  meals: {
    breakfast: 'fruhstuck',
    brunch: 'brunch, sonntagsbrunch',
    lunch: 'mittagessen, mittagstisch, mittagsmenu, mittagskarte, lunch, business lunch, mittagsservice',
    afternoon: 'kaffee und kuchen, kaffee & kuchen, nachmittagskaffee',
    dinner: 'abendessen, dinner, abendkarte, abendservice, aperitif',
    any: 'kuche, warme kuche, bar, terrasse, biergarten, laden, backerei, cafe, restaurant, lieferung, lieferservice, abholung, zum mitnehmen, mitnahme, außer haus, bistro, gaststube, weinbar, backstube, theke, imbiss, lieferzeiten, kuchenzeiten',
  },
  holidays: {
    new_year: 'neujahr, neujahrstag',
    epiphany: 'heilige drei konige, dreikonig',
    good_friday: 'karfreitag',
    easter: 'ostersonntag, ostern',
    easter_monday: 'ostermontag',
    may_day: 'tag der arbeit',
    german_unity: 'tag der deutschen einheit',
    all_saints: 'allerheiligen',
    christmas_eve: 'heiligabend, heilig abend, weihnachtsabend',
    christmas: 'erster weihnachtstag, 1. weihnachtstag, erster weihnachtsfeiertag, 1. weihnachtsfeiertag',
    boxing_day: 'zweiter weihnachtstag, 2. weihnachtstag, zweiter weihnachtsfeiertag, 2. weihnachtsfeiertag',
    new_years_eve: 'silvester',
  },
  common:
    'der, die, das, und, wir, unser, unsere, ist, sind, ein, eine, von, fur, im, bei, uhr, haben, auf, nicht, am, zu, aus, tag, geschlossen, geoffnet, ruhetag',
};
