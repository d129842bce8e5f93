import { expect, test } from 'vitest';
import { aSiteContent } from '#tests/builders/a-site-content.ts';
import type { SiteContent } from '../site-content.ts';
import { withCarriedDrafts } from './carried-drafts.ts';
import { contentTexts } from './content-texts.ts';
import { publishedContent } from './published-content.ts';
import { listSuggestions, reviewSuggestions } from './suggestions.ts';

const STORY = {
  segments: [
    { text: 'We make pasta by hand every morning.', origin: 'owner' as const },
    { text: ' Bring someone who likes to share.', origin: 'written' as const },
    {
      text: ' Tony learned to make dough from ____.',
      origin: 'suggested' as const,
      id: 'story',
      reason: 'Only you know this.',
      blanks: [{ name: 'teacher', label: 'Who taught Tony?' }],
    },
  ],
};
const PARKING = {
  segments: [{ text: 'There is parking on the street.', origin: 'suggested' as const, id: 'faq-parking' }],
};

function aDraft(): SiteContent {
  const content = aSiteContent();
  const [{ sections }] = content.pages;
  return {
    ...content,
    pages: [
      {
        sections: {
          ...sections,
          about: { title: 'About us', content: textOf(STORY) },
          faq: {
            title: 'FAQ',
            items: [
              { question: 'Where do I park?', answer: textOf(PARKING) },
              { question: 'Are you open on Monday?', answer: 'Yes.' },
            ],
          },
        },
      },
    ],
    drafts: [STORY, PARKING],
  };
}

const textOf = ({ segments }: { segments: readonly { text: string }[] }) =>
  segments.map(({ text }) => text).join('');
const aboutOf = ({ pages }: SiteContent) => pages[0].sections.about.content;
const faqOf = ({ pages }: SiteContent) => pages[0].sections.faq.items;

test('open suggestions and questions made of them aren’t published', () => {
  const published = publishedContent(aDraft());
  expect(aboutOf(published)).toBe('We make pasta by hand every morning. Bring someone who likes to share.');
  expect(faqOf(published)).toEqual([{ question: 'Are you open on Monday?', answer: 'Yes.' }]);
  expect(published.drafts).toBeUndefined();
});

test('content without origins is published', () => {
  expect(publishedContent(aSiteContent())).toEqual(aSiteContent());
});

test('suggestions are listed with place, question, and blanks', () => {
  expect(listSuggestions(aDraft())).toEqual([
    {
      id: 'story',
      path: 'pages[0].sections.about.content',
      section: 'about',
      text: 'Tony learned to make dough from ____.',
      reason: 'Only you know this.',
      blanks: [{ name: 'teacher', label: 'Who taught Tony?' }],
    },
    {
      id: 'faq-parking',
      path: 'pages[0].sections.faq.items[0].answer',
      section: 'faq',
      text: 'There is parking on the street.',
      reason: '',
      question: 'Where do I park?',
    },
  ]);
});

test('a kept suggestion is published with filled blanks', () => {
  const keep = [{ id: 'story', values: { teacher: 'his aunt Rosa' } }, { id: 'faq-parking' }];
  const { content, skipped, unknown } = reviewSuggestions(aDraft(), { keep, remove: [] });
  expect({ skipped, unknown }).toEqual({ skipped: [], unknown: [] });
  expect(listSuggestions(content)).toEqual([]);
  expect(aboutOf(publishedContent(content))).toBe(
    'We make pasta by hand every morning. Bring someone who likes to share. Tony learned to make dough from his aunt Rosa.',
  );
  expect(faqOf(publishedContent(content))[0]).toEqual({
    question: 'Where do I park?',
    answer: 'There is parking on the street.',
  });
});

test('a suggestion with an open blank isn’t kept', () => {
  const { content, skipped } = reviewSuggestions(aDraft(), { keep: [{ id: 'story' }], remove: [] });
  expect(skipped).toEqual(['story']);
  expect(aboutOf(publishedContent(content))).not.toContain('____');
});

test('a removed suggestion is gone from the draft, and an unknown ID is named', () => {
  const { content, unknown } = reviewSuggestions(aDraft(), {
    keep: [],
    remove: ['story', 'faq-parking', 'none'],
  });
  expect(unknown).toEqual(['none']);
  expect(aboutOf(content)).toBe('We make pasta by hand every morning. Bring someone who likes to share.');
  expect(faqOf(content)).toHaveLength(1);
  expect(listSuggestions(content)).toEqual([]);
});

test('an edited text is the owner’s, and an unchanged suggestion in it stays one', () => {
  const before = aDraft();
  const [{ sections }] = before.pages;
  const edited = `We roll pasta at six.${STORY.segments[2]?.text} Come by.`;
  const after = {
    ...before,
    pages: [{ sections: { ...sections, about: { title: '', content: edited } } }],
  } as SiteContent;
  const carried = withCarriedDrafts(before, after);
  expect(listSuggestions(carried).map(({ id }) => id)).toEqual(['story', 'faq-parking']);
  expect(aboutOf(publishedContent(carried))).toBe('We roll pasta at six. Come by.');
  const all = {
    ...after,
    pages: [{ sections: { ...sections, about: { title: '', content: 'All mine.' } } }],
  } as SiteContent;
  expect(listSuggestions(withCarriedDrafts(before, all)).map(({ id }) => id)).toEqual(['faq-parking']);
});

test('an owner’s sentence with a blank isn’t published', () => {
  const content = aDraft();
  const [{ sections }] = content.pages;
  const about = { title: '', content: 'We opened in ____. Come and see us!' };
  expect(aboutOf(publishedContent({ ...content, pages: [{ sections: { ...sections, about } }] }))).toBe(
    'Come and see us!',
  );
});

test('each text that can contain a suggestion is named once', () => {
  const paths = contentTexts(aDraft()).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
