import { html, type SafeHtml } from '#shared/site/html.ts';
import type { ContactPart } from '#shared/site/page/contact-part.ts';
import type { PrintedDate } from '#shared/site/page/dates-table.ts';
import { sectionPath } from '#shared/site/page/edit-marks.ts';
import type { HoursBeside, HoursPart } from '#shared/site/page/hours-part.ts';
import type { HoursRow, PrintedTime } from '#shared/site/page/hours-table.ts';
import { type SectionSource, sampleNote } from './section-frame.ts';

function timeOf({ text, name, notes }: PrintedTime): SafeHtml {
  const time = html`<span class="time" dir="ltr">${text}</span> `;
  if (name === '' && notes.length === 0) return time;
  const note = notes.length > 0 && html`<span class="slot-note" dir="auto">${notes.join(', ')}</span>`;
  return html`<span class="slot">${name !== '' && html`<span class="slot-name" dir="auto">${name}</span> `}${time}${note}</span> `;
}

function table(rows: readonly HoursRow[]): SafeHtml {
  const printed = rows.map(
    ({ days, times }) => html`<tr><th scope="row">${days}</th><td>${times.map(timeOf)}</td></tr>`,
  );
  return html`<table><tbody>${printed}</tbody></table>`;
}

function timeElement({ date, text }: PrintedDate): SafeHtml {
  return html`<time datetime="${date}">${text}</time>`;
}

/** Hours with their own heading: "Kitchen", or "Summer, May 1 – September 30". */
function besideBlock({ name, season, rows }: HoursBeside, { marks }: SectionSource): SafeHtml {
  const range =
    season &&
    (season.isDated
      ? html`${timeElement(season.from)} – ${timeElement(season.to)}`
      : `${season.from.text} – ${season.to.text}`);
  return html`<div class="fact times${season?.isDated === true && ' season'}"${marks.profile()}><h3 dir="auto">${name}${
    name !== '' && range !== undefined && ', '
  }${range}</h3>${table(rows)}</div>`;
}

export function besideBlocks({ hours }: ContactPart, source: SectionSource): SafeHtml[] {
  return hours === undefined ? [] : hours.beside.map((beside) => besideBlock(beside, source));
}

/** The owner's words: all there is, or what the table omits. */
function hoursText({ rows, text }: HoursPart, { marks }: SectionSource): SafeHtml | undefined {
  if (text === '' && rows.length > 0) return undefined;
  return html`<p class="pre" dir="auto"${marks.lines(sectionPath('contact', 'hours'), 'Add your opening hours')}>${text}</p>`;
}

export function hoursBlock({ hours }: ContactPart, source: SectionSource): SafeHtml | undefined {
  if (!hours || (!source.marks.isEditable && hours.rows.length === 0 && hours.text === '')) return undefined;
  const { marks, words } = source;
  return html`<div class="fact hours"${marks.hours()}><h3>${words.hours}</h3>${
    hours.rows.length > 0 && table(hours.rows)
  }${hoursText(hours, source)}${sampleNote(hours.isSample, words)}</div>`;
}

export function datesBlock({ dates }: ContactPart, { marks, words }: SectionSource): SafeHtml | undefined {
  if (!dates) return undefined;
  const rows = dates.map(
    ({ name, from, to, times, note }) =>
      html`<tr><th scope="row">${name !== '' && html`${name}, `}${timeElement(from)}${to && html` – ${timeElement(to)}`}</th><td>${times.map((each) => html`<span class="time" dir="ltr">${each}</span> `)}${note}</td></tr>`,
  );
  return html`<div class="fact hours dates"${marks.profile()}><h3>${words.specialHours}</h3><table><tbody>${rows}</tbody></table></div>`;
}
