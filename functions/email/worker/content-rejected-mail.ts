import type { Mail } from '#functions/email/provider/mailer.ts';
import type { ModerationRow } from '#functions/moderation/moderation-row.ts';
import { sentenceOfRule } from '#shared/moderation/find-flags.ts';
import { html } from '#shared/site/html.ts';
import { createAccountMail } from './account-mail.ts';

const MOST_QUOTED = 200;

const WITHDRAWN: Readonly<Record<string, string>> = {
  website: 'We removed it from your website.',
  published_website: 'We also removed it from the published version.',
  custom_html: 'If it’s also in your custom HTML, remove it from there.',
  ad: 'We ended the ad that used it. You won’t be charged for that ad anymore.',
  image: 'We removed it from an image description.',
  content_plan: 'We removed it from the posts in your content calendar.',
};

/** The email to an owner whose text was rejected: which text, why, and what happened to it. */
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
  const note = content.reason === undefined ? '' : ` Reviewer’s note: “${content.reason}”`;
  const places = (content.withdrawn_from ?? []).map((place) => WITHDRAWN[place] ?? '');
  const became = places.length === 0 ? 'This content was never published.' : places.join(' ');
  const introduction = `We rejected this content: “${quoted}” ${why}${note} ${became}`;
  return createAccountMail({
    id,
    to,
    brand,
    subject: `We removed some of your content on ${brand}`,
    heading: 'Content removed',
    introduction: { text: introduction, html: html`${introduction}` },
    button: { label: 'See what changed', link },
    linkNote: 'You can replace the content anytime.',
    footnote: 'You’re getting this email because the content belongs to your restaurant.',
  });
}
