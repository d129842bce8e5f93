import type { Paragraph } from '../copy-library.ts';

/** More paragraphs of About, each on a moment of the reader’s day. */
export const MOMENTS: readonly Paragraph[] = [
  [
    'You packed [a lunch|a salad|leftovers] this morning, and by [ten|eleven|noon] you [didn’t want it|had other ideas|were thinking of something better].',
    '[It happens|No shame in that|We understand]. {name} [can help|is a good plan B|is plan A].',
    '{taste}',
    'A change [of plans|for the better|worth making]: {dish}.',
    '[Keep|Save|Leave] what you packed for [tomorrow|later|a lesser day], [close the laptop|ask a coworker along|take the long break], and [eat something you picked|enjoy the change|get through the day in a better mood].',
  ],
  [
    'Somebody you know [got the job|passed the test|turned a year older], and [a card|a text|a thumbs-up] won’t do.',
    'Let {name} help you [say it with food|make a fuss|celebrate them].',
    '{taste}',
    'For the [guest of honor|lucky one|big moment]: {dish}. [For everybody else|For the rest of you|And for you]: {dish2}.',
    '[Make a toast|Tell an old story|Take a photo], [pass the plates|cheer a little|say something kind], and [save them the last bite|let them eat first|do it again next year].',
  ],
  [
    'Everyone has a [friend|sister|coworker] who always [knows what to order|knows where to eat|has an idea].',
    'This time, let it be you, and [say|suggest|mention] {name}.',
    '{taste}',
    'Sound [sure|confident|like an expert], and [recommend|name|start with] this: {dish}.',
    '[Take the credit|Wait for the nods|Enjoy the thanks], [have a bite of everything|share what you ordered|trade a few bites], and [pick again next time|let them choose next time|never say how easy it was].',
  ],
  [
    'Grocery lists are [long|easy to lose|for organized people], and [hunger is impatient|the store is crowded|something is always missing].',
    'Cross out [the list|everything|all of it] and write “{name}” instead.',
    '{taste}',
    'All [it needs|you need|that’s left] on the list: {dish}.',
    'No [cart|aisles|checkout line], no [bags to carry|onions to chop|coupons], just [good food|something tasty|a full plate] and [time to enjoy it|somebody to share it with|an hour to spare].',
  ],
  [
    'Some conversations need [more than a text|a little time|more than five minutes], and [most go better with food|food is a good start|nobody should have them hungry].',
    '{name} is good for [the long version|catching up|the whole story].',
    '{taste}',
    'To break the [ice|silence|news]: {dish}.',
    'Start with [the weather|the good part|a joke], [take a bite|listen well|leave nothing out], and [laugh about it at the end|take your time getting to the point|finish with something sweet].',
  ],
  [
    'You’ve said “[let’s do this soon|we should catch up|next month for sure]” [all year|for weeks|more than once].',
    'Turn it into [a date|a real plan|an hour] at {name}.',
    '{taste}',
    'Something to [send with the invitation|look forward to|put in the message]: {dish}.',
    'Pick [a day|an hour|a time], [keep it simple|save up your news|skip the excuses], and [be the one who follows through|arrive hungry|make it happen this time].',
  ],
  [
    'When [the kids are hungry|the team has won|everybody is talking at once], [there’s one thing to do|it’s time to feed them|think fast].',
    '{name} is for [the whole crowd|loud appetites|big and small appetites].',
    '{taste}',
    'To [start them off|buy some quiet|please most of them]: {dish}. [Then|For second helpings|For the grown-ups]: {dish2}.',
    'Count [heads|noses|to three], [order for everybody|let everyone pick one thing|hand out the napkins], and [enjoy the sudden quiet|save a bite for yourself|be the hero of the day].',
  ],
  [
    'Being alone with [good food|a full plate|something tasty] is [not lonely|a small luxury|an hour well spent].',
    'If you [like company|have company|change your mind], {name} [works for that, too|is easy to share|is good for two or ten].',
    '{taste}',
    'For one: {dish}. [For two|To share|For anyone who joins]: {dish2}.',
    'Bring [a book|your thoughts|your headphones], [take small bites|order what you like|answer no one], and [read one more page|take all the time you want|call it time well spent].',
  ],
];
