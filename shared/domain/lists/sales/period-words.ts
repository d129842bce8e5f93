import { foldHeading } from '#shared/domain/guests/fold-heading.ts';
import { readDay } from '#shared/domain/guests/read-day.ts';

const listed = (rows: readonly string[]) =>
  new Map(rows.flatMap((words, place) => words.split(' ').map((word) => [word, place] as const)));

/** English, German, French, Spanish, Italian, Dutch and Portuguese, folded. */
const MONTHS = listed([
  'january jan januar janner janvier janv enero ene gennaio gen januari janeiro',
  'february feb februar fevrier fevr fev febrero febbraio februari fevereiro',
  'march mar marz maerz mrz mars marzo maart mrt marco',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag mei maio',
  'june jun juni juin junio giugno giu junho',
  'july jul juli juillet juil julio luglio lug julho',
  'august aug aout agosto ago augustus',
  'september sep sept septembre septiembre settembre set setembro',
  'october oct oktober okt octobre octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec dezember dez decembre diciembre dic dicembre dezembro',
]);
const WEEKDAYS = listed([
  'monday mon mo montag lundi lun lunes lunedi maandag ma',
  'tuesday tue tues tu dienstag di mardi mar martes martedi dinsdag',
  'wednesday wed we mittwoch mi mercredi mer miercoles mie mercoledi woensdag wo',
  'thursday thu thur thurs th donnerstag do jeudi jeu jueves jue giovedi gio donderdag',
  'friday fri fr freitag vendredi ven viernes vie venerdi vrijdag vr',
  'saturday sat sa samstag sonnabend samedi sam sabado sab sabato zaterdag za',
  'sunday sun su so sonntag dimanche dim domingo dom domenica zondag zo',
]);
const WEEK =
  /^(?:week|wk|w|kw|woche|semaine|sem|semana|settimana)(?: (?:no|of|vom|du|del))? ?\d{1,2}(?: \d{1,2}){0,2}$/;
const QUARTER =
  /^(?:(?:q|quarter |quartal |trimestre |t)[1-4]|[1-4] (?:quarter|quartal|trimestre))(?: (?:19|20)\d\d)?$/;
const YEAR = /(?:^| )((?:19|20)\d\d)$|^((?:19|20)\d\d)(?: |$)/;
const NUMBERED_MONTH = /^(?:(\d{1,2}) ((?:19|20)\d\d)|((?:19|20)\d\d) (\d{1,2}))$/;

/** A stretch of time that a column stands for. */
export type PeriodColumn = {
  kind: 'quarter' | 'month' | 'weekday' | 'week' | 'day';
  /** Months from 0, weekdays from Monday; else its words. */
  name: string;
  /** Of months, where the heading says it. */
  year?: number;
};

/** What stretches of time a heading may name. "Mar" is a month or a Tuesday. */
export function periodsNamed(heading: string): PeriodColumn[] {
  const day = /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.test(heading) ? readDay(heading) : undefined;
  if (day !== undefined) return [{ kind: 'day', name: heading }];
  const words = foldHeading(heading.replace(/['’](\d\d)\b/, ' 20$1'));
  if (QUARTER.test(words)) return [{ kind: 'quarter', name: words }];
  if (WEEK.test(words)) return [{ kind: 'week', name: words }];
  const [, month, yearBehind, yearBefore, monthBehind] = NUMBERED_MONTH.exec(words) ?? [];
  const numbered = Number(month ?? monthBehind) - 1;
  if (numbered >= 0 && numbered < 12)
    return [{ kind: 'month', name: String(numbered), year: Number(yearBehind ?? yearBefore) }];
  const [, behind, before] = YEAR.exec(words) ?? [];
  const year = behind ?? before;
  const bare = words
    .replace(YEAR, '')
    .replace(/ \d\d$/, '')
    .trim();
  const monthNamed = MONTHS.get(bare);
  const weekday = year === undefined ? WEEKDAYS.get(bare) : undefined;
  return [
    ...(monthNamed === undefined
      ? []
      : [
          {
            kind: 'month' as const,
            name: String(monthNamed),
            ...(year !== undefined && { year: Number(year) }),
          },
        ]),
    ...(weekday === undefined ? [] : [{ kind: 'weekday' as const, name: String(weekday) }]),
  ];
}
