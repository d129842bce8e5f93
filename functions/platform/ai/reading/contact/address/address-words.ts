/** Words that end an English street name. */
export const STREET_TYPES = new Set(
  'street st crt marg nagar avenue ave av boulevard blvd road rd lane ln drive dr court ct place pl square sq terrace ter way highway hwy parkway pkwy plaza plz alley row mews crescent cres close walk quay wharf pier broadway turnpike pike circle cir trail trl loop expressway gardens green hill parade pde esplanade promenade steps bowery strand bypass grove gate yard yards arcade embankment high market kingsway queensway'.split(
    ' ',
  ),
);

/** Words that begin a street name: French with the number before, the others with the number behind. */
export const STREET_BEGINNINGS: Readonly<Record<string, 'before' | 'behind' | 'either'>> = Object.fromEntries(
  [
    ...'rue rang cale boulevard boul bd quai cours impasse allee chemin passage faubourg route sentier esplanade bld imp rte fbg montee promenade cite villa residence mail parvis'
      .split(' ')
      .map((word) => [word, 'either']),
    ...'avenue av place square'.split(' ').map((word) => [word, 'either']),
    ...'via viale vicolo corso piazza piazzale piazzetta largo lungomare lungotevere strada contrada borgo calle callejon c/ carrer plaza placa paseo passeig avenida avda ronda travesia camino carretera rua praca rambla glorieta gran cuesta calzada blvr calata salita fondamenta campo vico chaussee carrera cra diagonal transversal poligono pol urbanizacion urb localita loc frazione fraz rione sestiere riva lieu-dit ctra pza plza avd rda cno trav bv bvar bvd corte portici alameda playa carr v.le c.so p.zza p.za l.go jr jiron viale lungolago lungarno rampa salizada'
      .split(' ')
      .map((word) => [word, 'behind']),
  ],
);

/** Ends of German and Dutch street names, written together with the name or apart. */
export const STREET_ENDING =
  /(?:straße|strasse|str\.|gasse|platz|weg|allee|damm|ring|ufer|chaussee|promenade|markt|steig|graben|kai|zeile|gässli|gassli|gässle|gässchen|twiete|stieg|pfad|rain|wall|brücke|reihe|stiege|leite|halde|straat|laan|plein|gracht|kade)$/;

export const AMERICAN_STATES: ReadonlyMap<string, string> = new Map(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico'
    .split('|')
    .map((state) => [state.slice(0, 2), state.slice(3)]),
);

export const CANADIAN_PROVINCES = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));
export const AUSTRALIAN_STATES = new Set('NSW VIC QLD SA WA TAS ACT NT'.split(' '));

export const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ['usa', 'US'],
  ['united states', 'US'],
  ['uk', 'GB'],
  ['united kingdom', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['northern ireland', 'GB'],
  ['ireland', 'IE'],
  ['canada', 'CA'],
  ['australia', 'AU'],
  ['new zealand', 'NZ'],
  ['espana', 'ES'],
  ['spain', 'ES'],
  ['france', 'FR'],
  ['italia', 'IT'],
  ['italy', 'IT'],
  ['deutschland', 'DE'],
  ['germany', 'DE'],
  ['osterreich', 'AT'],
  ['austria', 'AT'],
  ['schweiz', 'CH'],
  ['suisse', 'CH'],
  ['svizzera', 'CH'],
  ['switzerland', 'CH'],
  ['mexico', 'MX'],
  ['portugal', 'PT'],
  ['belgique', 'BE'],
  ['belgium', 'BE'],
]);
