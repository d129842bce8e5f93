import type { Weekday } from '#shared/site/site-content.ts';

/** Ways in which people write the same value, by language. */

const words = (text: string) => text.split(' ');

const SMALL_NUMBERS: Readonly<Record<string, readonly string[]>> = {
  en: words(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  ),
  es: words(
    'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  ),
  fr: words(
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  ),
  it: words(
    'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  ),
  de: words(
    'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  ),
};

/** "twelve"; the digits where there is no word here. */
export const inWords = (value: number, language: string) => SMALL_NUMBERS[language]?.[value] ?? String(value);

/** Of an amount in units of the currency. The first is the usual way. */
export function pricesOf(amount: number, language: string, currency: string): string[] {
  const isWhole = Number.isInteger(amount);
  const point = amount.toFixed(2);
  const comma = point.replace('.', ',');
  if (language === 'en') {
    const [sign, unit] = currency === 'GBP' ? ['£', 'pounds'] : ['$', 'dollars'];
    const written = [`${sign}${isWhole ? amount : point}`, `${sign}${point}`, `${sign} ${point}`];
    return isWhole ? [...written, `${amount} ${unit}`, `${inWords(amount, 'en')} ${unit}`] : written;
  }
  const unit = language === 'es' || language === 'fr' ? 'euros' : language === 'it' ? 'euro' : 'Euro';
  const written = [`${isWhole ? amount : comma} €`, `${comma} €`, `€${comma}`, `${comma} ${unit}`];
  if (language === 'fr' && !isWhole) written.push(`${Math.floor(amount)}€${comma.slice(-2)}`);
  return isWhole ? [...written, `${amount} ${unit}`, `${inWords(amount, language)} ${unit}`] : written;
}

/** Of a time such as "18:30". */
export function timesOf(time: string, language: string): string[] {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const part = hour < 12 ? 'am' : 'pm';
  const half = minute === 30;
  if (language === 'en') {
    const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
    return [
      `${twelve}${minutes} ${part.toUpperCase()}`,
      `${twelve}${minutes}${part}`,
      `${twelve}${minutes} ${part === 'am' ? 'a.m.' : 'p.m.'}`,
      time,
      ...(half ? [`half past ${inWords(twelve, 'en')}`, `${inWords(twelve, 'en')} thirty`] : []),
      ...(minute === 0 ? [hour === 12 ? 'noon' : `${inWords(twelve, 'en')} o’clock`] : []),
    ];
  }
  if (language === 'fr')
    return [
      `${hour} h${half ? ' 30' : ''}`,
      `${hour}h${half ? '30' : '00'}`,
      `${hour} heures${half ? ' trente' : ''}`,
    ];
  if (language === 'de')
    return [
      `${hour}${half ? '.30' : ''} Uhr`,
      `${time} Uhr`,
      ...(half ? [`halb ${inWords(twelve + 1, 'de')}`] : []),
    ];
  if (language === 'it') return [half ? `${hour}.30` : String(hour), time, ...(half ? [] : [`${hour}.00`])];
  return [time, half ? `${twelve} y media` : `${twelve}`];
}

const DAYS: Readonly<Record<string, readonly string[]>> = {
  en: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  es: words('lunes martes miércoles jueves viernes sábado domingo'),
  fr: words('lundi mardi mercredi jeudi vendredi samedi dimanche'),
  it: words('lunedì martedì mercoledì giovedì venerdì sabato domenica'),
  de: words('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
};
const WEEK: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
];

export const dayName = (day: Weekday, language: string) => DAYS[language]?.[WEEK.indexOf(day)] ?? day;

/** Telephone numbers as typed, in E.164, and with other marks between the digits. */
export function phonesOf([typed, e164]: readonly [string, string]): string[] {
  return [
    typed,
    e164,
    typed.replace(/[\s().-]+/g, ' ').trim(),
    typed.replace(/[\s().-]+/g, '.').replace(/^\.|\.$/g, ''),
  ];
}
