import { readProfile } from '#functions/ai/readers/read-profile.ts';
import { aCompletion, type SeenCall } from '#tests/builders/models/openai-server.ts';

/** Appears in every text that this model writes, and in none of the built-in writer's. */
export const MODEL_WORDS = 'A table is set';

/** The data of a prompt, printed by `recordPrompt`. */
type PromptRecord = {
  facts: Record<string, string>;
  text?: string;
  posts?: { post_id: string; about: string; only_wishes?: true }[];
};

const STORY = {
  tagline: MODEL_WORDS,
  hero_description: `${MODEL_WORDS} at {website_name}.`,
  meta_description: `{website_name}: ${MODEL_WORDS.toLowerCase()}.`,
  about_content: `${MODEL_WORDS}. {sentence_1}`,
  contact_description: 'Come and see us.',
};

/** A model's answer to a question that no metric answers. */
export const NOT_ANSWERABLE = {
  is_answerable: false,
  is_of_moment: false,
  metric: 'revenue',
  period: { from: '2026-11-01', to: '2026-11-02' },
  compare: null,
  group: null,
  order: null,
  plan: null,
  feature: null,
  restaurant: null,
};

const AD = {
  primary_text: `${MODEL_WORDS}: {dish}. {offer}. Code {promo_code}.`,
  headline: MODEL_WORDS,
  description: 'Come and see us.',
};

/** Answers each kind of request in its schema, like a model that follows the prompt. */
export function answerOfModel({ name, prompt }: { name: string; prompt: string }): object {
  return ANSWERS[name]?.(prompt) ?? { answer: MODEL_WORDS };
}

/** The same answer in the OpenAI protocol. */
export function writtenByModel({ name, body }: SeenCall) {
  const content = body.messages?.at(-1)?.content;
  return aCompletion(answerOfModel({ name, prompt: typeof content === 'string' ? content : '' }));
}

const ANSWERS: Readonly<Record<string, (prompt: string) => object>> = {
  check: () => ({ ok: true }),
  write_read_profile: readingOf,
  write_story: (prompt) => withKnownFacts(STORY, recordOf(prompt)),
  write_ad_copy: () => ({ variants: [AD, AD, AD] }),
  write_posts: (prompt) => ({ posts: postsOf(recordOf(prompt)) }),
  write_greetings: () => ({ greetings: [`{name}: ${MODEL_WORDS}.`] }),
  write_read_question: () => NOT_ANSWERABLE,
  write_read_message: (prompt) => ({ entry: prompt.includes('vanished') ? 'lapsed' : 'none', words: '' }),
  write_rewrite: (prompt) => ({ text: `${MODEL_WORDS}. ${recordOf(prompt).text ?? ''}` }),
};

function recordOf(prompt: string): PromptRecord {
  const [, json = '{}'] = /<record>\n([\s\S]*)\n<\/record>/.exec(prompt) ?? [];
  return { facts: {}, ...(JSON.parse(json) as Partial<PromptRecord>) };
}

/** The rules' reading without positions, because a model quotes instead. */
function readingOf(prompt: string): object {
  const [, text = ''] = /<(text\w*)>\n([\s\S]*)\n<\/\1>/.exec(prompt)?.slice(1) ?? [];
  return readProfile(text, { region: '', language: '', currency: '', today: '2026-11-29' });
}

/** Removes references that the record doesn't have. */
function withKnownFacts(texts: Record<string, string>, { facts }: PromptRecord): Record<string, string> {
  const known = (text: string) => text.replace(/ ?(\{\w+\})/g, (all, id) => (id in facts ? all : ''));
  return Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, known(text)]));
}

function postsOf({ posts = [], facts }: PromptRecord): object[] {
  return posts.flatMap(({ post_id, about, only_wishes }, index) => {
    const post = `post_${index + 1}`;
    const id = [`{${post}_words}`, `{${post}_dish_1}`, `{${post}_hours}`].find((each) => each in facts);
    if (only_wishes || id === undefined) return [];
    const text = about === 'offer' ? `${MODEL_WORDS}: ${id}.` : `${MODEL_WORDS}. ${id}.`;
    return [{ post_id, subject: '', text }];
  });
}
