import type { ModerationRow } from '#functions/modules/moderation/moderation-row.ts';
import type { Mail } from '#functions/platform/email/mailer.ts';
import { sentenceOfRule } from '#shared/domain/moderation/find-flags.ts';
import { html } from '#shared/site/html.ts';
import { createAccountMail } from './account-mail.ts';

const MOST_QUOTED = 200;

const WITHDRAWN: Readonly<Record<string, string>> = {
  website: 'It was taken out of your website.',
  published_website: 'The page that your guests see was renewed without it.',
  custom_html: 'It may also stand in your custom HTML: please take it out there yourself.',
  ad: 'The ad that said it was stopped, and costs nothing more.',
  image: 'It was taken from the picture that it described.',
  content_plan: 'It was taken out of the posts of your content plans.',
};

/** The e-mail to an owner whose text was rejected: which, why, and what became of it. */
export function createContentRejectedMail({
  id,
  to,
  brand,
  content,
  link,
}: {
  id: string;
  to: string;
  brand: string;
  content: ModerationRow;
  link: string;
}): Mail {
  const quoted = content.text.length > MOST_QUOTED ? `${content.text.slice(0, MOST_QUOTED)}…` : content.text;
  const why = [...new Set(content.flags.map(sentenceOfRule))].join(' ');
  const said = content.reason === undefined ? '' : ` Reviewer’s note: “${content.reason}”`;
  const places = (content.withdrawn_from ?? []).map((place) => WITHDRAWN[place] ?? '');
  const became = places.length === 0 ? 'It wasn’t published anywhere.' : places.join(' ');
  const introduction = `We rejected this content: “${quoted}” ${why}${said} ${became}`;
  return createAccountMail({
    id,
    to,
    brand,
    subject: `We removed some of your content on ${brand}`,
    heading: 'Content removed',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'See what was changed', link },
    linkNote: 'You can replace it anytime.',
    footnote: 'You’re getting this email because the content belongs to your restaurant.',
  });
}
