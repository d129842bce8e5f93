import { html, type SafeHtml } from '#shared/site/html.ts';
import type { ContactPart, PagePhone } from '#shared/site/page/contact-part.ts';
import { sectionPath } from '#shared/site/page/edit-marks.ts';
import { besideBlocks, datesBlock, hoursBlock } from '#shared/site/sections/hours-fact.ts';
import { type SectionSource, sampleNote, sectionFrame } from '#shared/site/sections/section-frame.ts';
import { notesBlock, visitBlocks } from '#shared/site/sections/visit-facts.ts';

/** The address of a map search. */
export function mapSearchUrl(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.toWellFormed())}`;
}

/** A map search for a town alone would lead to its center. */
export const hasHouseNumber = (address: string): boolean => /\p{Nd}/u.test(address);

/** A town alone is left out where the section’s heading says it: "Find us in Tulsa". */
function addressBlock(
  { title, address, mapUrl }: ContactPart,
  { marks, words }: SectionSource,
): SafeHtml | undefined {
  const isSaid = !hasHouseNumber(address) && title.includes(address);
  if (isSaid && !marks.isEditable) return undefined;
  return html`<div class="fact"><h3>${words.address}</h3><address class="pre" dir="auto"${marks.lines(sectionPath('contact', 'address'), 'Add your address')}>${address}</address>
${(mapUrl !== undefined || hasHouseNumber(address)) && html`<p><a class="text-link" href="${mapUrl ?? mapSearchUrl(address)}" rel="noopener">${words.directions}</a></p>`}</div>`;
}

/** A number below its label, with its editing mark. */
function phoneLine({ text, label, href }: PagePhone, kind: string, mark?: SafeHtml): SafeHtml {
  const number =
    href === undefined
      ? html`<span dir="auto"${mark}>${text}</span>`
      : html`<a class="text-link" href="${href}" dir="auto"${mark}>${text}</a>`;
  return html`<p class="${kind}">${label !== '' && html`<span class="label" dir="auto">${label}</span> `}${number}</p>`;
}

function actionButton(action: ContactPart['action']): SafeHtml | undefined {
  if (action === undefined) return undefined;
  return html`<p class="actions"><a class="button" href="${action.url}">${action.label}</a></p>`;
}

function phoneBlock(contact: ContactPart, { marks, words }: SectionSource): SafeHtml | undefined {
  const { phone, otherPhones, action } = contact;
  if (!phone && otherPhones.length === 0) return undefined;
  const mark = marks.text(sectionPath('contact', 'phone'), 'Add a phone number');
  const others =
    otherPhones.length > 0 &&
    html`<div${marks.profile()}>${otherPhones.map((other) => phoneLine(other, 'other-phone'))}</div>`;
  return html`<div class="fact"><h3>${words.phone}</h3>${phone && phoneLine(phone, 'phone', mark)}${others}${sampleNote(phone?.isSample === true, words)}${actionButton(action)}</div>`;
}

/** The button is here if there is no phone beside it; it links to a web page. */
function linksBlock({ links, action, phone, otherPhones }: ContactPart, { marks, words }: SectionSource) {
  const button = phone || otherPhones.length > 0 ? undefined : actionButton(action);
  if (links.length === 0 && button === undefined) return undefined;
  const items = links.map(
    ({ label, text, url }) =>
      html`<li><a class="text-link" href="${url}" rel="noopener">${label !== '' && html`<span class="label">${label}</span> `}<span dir="auto">${text}</span></a></li>`,
  );
  return html`<div class="fact online"${marks.profile()}><h3>${words.online}</h3>${items.length > 0 && html`<ul>${items}</ul>`}${button}</div>`;
}

function emailBlock({ email }: ContactPart, { marks, words }: SectionSource): SafeHtml | undefined {
  if (email === '' && !marks.isEditable) return undefined;
  const mark = marks.text(sectionPath('contact', 'email'), 'Add an email address');
  return html`<div class="fact"><h3>${words.email}</h3><p>${
    email === ''
      ? html`<span${mark}></span>`
      : html`<a class="text-link" href="mailto:${email}"${mark}>${email}</a>`
  }</p></div>`;
}

export function contactSection(source: SectionSource): SafeHtml | undefined {
  const { contact } = source.page;
  if (!contact) return undefined;
  const blocks = [
    ...[hoursBlock, datesBlock, addressBlock, phoneBlock, besideBlocks],
    ...[emailBlock, linksBlock, visitBlocks, notesBlock],
  ];
  const facts = blocks.flatMap((block) => block(contact, source) ?? []);
  return sectionFrame(
    source,
    { name: 'contact', title: contact.title, lead: contact.description },
    facts.length > 0 && html`<div class="facts">${facts}</div>`,
  );
}
