type Names = Readonly<Record<'en' | 'es' | 'fr' | 'de' | 'it', readonly string[]>>;

/** Names of months and days as people write them, without the periods of short forms. January and Monday come first. */
export const MONTH_NAMES: Names & { readonly pt: readonly string[] } = {
  en: words('January February March April May June July August September October November December'),
  es: words('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  fr: words('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  de: words('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  it: words('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  pt: words('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
};

export const SHORT_MONTH_NAMES: Names = {
  en: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  es: words('ene feb mar abr may jun jul ago sept oct nov dic'),
  fr: words('janv févr mars avr mai juin juil août sept oct nov déc'),
  de: words('Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez'),
  it: words('gen feb mar apr mag giu lug ago set ott nov dic'),
};

export const WEEKDAY_NAMES: Names = {
  en: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  es: words('lunes martes miércoles jueves viernes sábado domingo'),
  fr: words('lundi mardi mercredi jeudi vendredi samedi dimanche'),
  de: words('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
  it: words('lunedì martedì mercoledì giovedì venerdì sabato domenica'),
};

export const SHORT_WEEKDAY_NAMES: Names = {
  en: words('Mon Tue Wed Thu Fri Sat Sun'),
  es: words('lun mar mié jue vie sáb dom'),
  fr: words('lun mar mer jeu ven sam dim'),
  de: words('Mo Di Mi Do Fr Sa So'),
  it: words('lun mar mer gio ven sab dom'),
};

function words(line: string): string[] {
  return line.split(' ');
}
