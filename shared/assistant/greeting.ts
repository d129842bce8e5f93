import { answer } from './assistant-answer.ts';

export const QUICK_QUESTIONS = [
  'What should I do next?',
  'What’s my marketing score?',
  'How did my campaigns do?',
  'Who hasn’t visited in a while?',
  'What’s missing from my profile?',
] as const;

export const GREETING = answer([
  'Hi! I can answer questions about your dashboard, checklist, profile, campaigns, and guest list.',
  'I can also change your phone number, hours, closed dates, and dishes, and check off tasks. I write posts, texts, review replies, and About sections, too. I’ll ask before I change anything.',
]);
