import type { ReviewMood } from '#shared/posts/contract/restaurant-text.ts';

/**
 * Replies to reviews, for the owner to read and post. None says what happened at a visit, and none promises more than to
 * listen: the words of the guest are not judged.
 */
export const REPLY_LINES: Readonly<Record<ReviewMood, readonly string[]>> = {
  happy: [
    'Thank you for the kind words. They mean a lot to everyone at {name}, and we hope to cook for you again soon.',
    'You made our day. Thank you for coming to {name} and for taking the time to write. See you soon.',
    'Thank you so much. We’ll share this with the whole team at {name}. Come back and see us.',
    'Reading this made us smile. Thank you for choosing {name}, and see you next time.',
  ],
  mixed: [
    'Thank you for the honest review. We’re glad part of your visit went well, and we hear you about the rest. We’ll talk it over with the team at {name} and hope to see you again.',
    'Thanks for telling us what worked and what didn’t. We’ll take it to the team at {name}, and we’d love another chance to get it all right.',
    'We appreciate you taking the time to write. We’re happy with the good and we’ll work on the rest. Everyone at {name} hopes you’ll visit us again.',
    'Thank you for being straight with us. What you liked keeps us going, and what you didn’t helps us do better. We hope to see you at {name} again.',
  ],
  unhappy: [
    'We’re sorry your visit let you down, and thank you for telling us. We’ll go over it with the team at {name}. If you’re willing to talk, please ask for the manager when you call or stop in.',
    'Thank you for telling us, and we’re sorry. This isn’t the visit that we want anyone to have at {name}. We’d like to hear more, and to make it right.',
    'We’re sorry we fell short. Thank you for letting us know. We’ll talk about it with everyone at {name}, and we hope you’ll let us know how we can make it up to you.',
    'This is hard to read, and we’re glad you wrote it. We’re sorry. Please reach out to us at {name} so that we can talk about what happened.',
  ],
};
