import { html, type SafeHtml } from '#shared/site/html.ts';
import { sectionPath } from '#shared/site/page/edit-marks.ts';
import type { SitePage } from '#shared/site/page/site-page.ts';
import { type SectionSource, sampleNote, sectionFrame } from '#shared/site/sections/section-frame.ts';

type Contact = NonNullable<SitePage['contact']>;

function hoursBlock({ hours }: Contact, { marks, words }: SectionSource): SafeHtml | undefined {
  if (!hours) return undefined;
  const rows = hours.rows.map(
    ({ days, times }) =>
      html`<tr><th scope="row">${days}</th><td>${times.map((time) => html`<span class="time" dir="ltr">${time}</span> `)}</td></tr>`,
  );
  return html`<div class="fact hours"${marks.hours()}><h3>${words.hours}</h3>${
    hours.rows.length > 0
      ? html`<table><tbody>${rows}</tbody></table>`
      : html`<p class="pre" dir="auto"${marks.lines(sectionPath('contact', 'hours'), 'Add your opening hours')}>${hours.text}</p>`
  }${sampleNote(hours.isSample)}</div>`;
}

function datesBlock({ dates }: Contact, { words }: SectionSource): SafeHtml | undefined {
  if (!dates) return undefined;
  const time = ({ date, text }: { date: string; text: string }) =>
    html`<time datetime="${date}">${text}</time>`;
  const rows = dates.map(
    ({ name, from, to, times, note }) =>
      html`<tr><th scope="row">${name !== '' && html`${name}, `}${time(from)}${to && html` – ${time(to)}`}</th><td>${times.map((each) => html`<span class="time" dir="ltr">${each}</span> `)}${note}</td></tr>`,
  );
  return html`<div class="fact hours dates"><h3>${words.specialHours}</h3><table><tbody>${rows}</tbody></table></div>`;
}

function addressBlock({ address }: Contact, { marks, words }: SectionSource): SafeHtml | undefined {
  if (address === '' && !marks.isEditable) return undefined;
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.toWellFormed())}`;
  return html`<div class="fact"><h3>${words.address}</h3><address class="pre" dir="auto"${marks.lines(sectionPath('contact', 'address'), 'Add your address')}>${address}</address>
${address !== '' && html`<p><a class="text-link" href="${map}" rel="noopener">${words.directions}</a></p>`}</div>`;
}

function phoneBlock({ phone, action }: Contact, { marks, words }: SectionSource): SafeHtml | undefined {
  if (!phone) return undefined;
  const { text, href, isSample } = phone;
  const mark = marks.text(sectionPath('contact', 'phone'), 'Add a phone number');
  const number =
    href === undefined
      ? html`<span dir="auto"${mark}>${text}</span>`
      : html`<a class="text-link" href="${href}" dir="auto"${mark}>${text}</a>`;
  return html`<div class="fact"><h3>${words.phone}</h3><p class="phone">${number}</p>${sampleNote(isSample)}${
    action !== undefined &&
    html`<p class="actions"><a class="button" href="${action.url}">${action.label}</a></p>`
  }</div>`;
}

function emailBlock({ email }: Contact, { marks, words }: SectionSource): SafeHtml | undefined {
  if (email === '' && !marks.isEditable) return undefined;
  const mark = marks.text(sectionPath('contact', 'email'), 'Add an e-mail address');
  return html`<div class="fact"><h3>${words.email}</h3><p>${
    email === ''
      ? html`<span${mark}></span>`
      : html`<a class="text-link" href="mailto:${email}"${mark}>${email}</a>`
  }</p></div>`;
}

export function contactSection(source: SectionSource): SafeHtml | undefined {
  const { contact } = source.page;
  if (!contact) return undefined;
  const blocks = [hoursBlock, datesBlock, addressBlock, phoneBlock, emailBlock];
  const facts = blocks.map((block) => block(contact, source)).filter((fact) => fact);
  return sectionFrame(
    source,
    { name: 'contact', title: contact.title, lead: contact.description },
    facts.length > 0 && html`<div class="facts">${facts}</div>`,
  );
}
