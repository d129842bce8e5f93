import type { Paragraph } from '../copy-library.ts';

/** More paragraphs of About, each on a moment of the reader’s day. */
export const MOMENTS: readonly Paragraph[] = [
  [
    'You had [a plan for lunch|leftovers in the fridge|something else in mind], and then you [got hungry for more|had a better idea|wanted something good].',
    '[It happens|We understand|Good thinking]. {name} [can help|is a better plan|is ready for you].',
    '{taste}',
    'A change [of plans|for the better|worth making]: {dish}.',
    '[Close the laptop|Ask a coworker along|Take a real break], and [eat something you picked|enjoy the change|have something good].',
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
    'No [cart|aisles|checkout line], no [bags to carry|onions to chop|coupons], just [good food|something tasty|a full plate] and [time to enjoy it|someone to share it with|an hour to spare].',
  ],
  [
    '[Some conversations|Some stories|Big questions] need [more than a text|a little time|more than five minutes], and [most go better with food|food is a good start|no one should have them hungry].',
    '{name} is good for [the long version|catching up|the whole story].',
    '{taste}',
    'To break the [ice|silence|news]: {dish}.',
    'Start with [the weather|the good part|a joke], [take a bite|listen well|leave nothing out], and [laugh about it at the end|take your time getting to the point|finish with something sweet].',
  ],
  [
    'You’ve been meaning to [catch up with a friend|see an old friend|get everyone together] for [weeks|months|a long time].',
    'Make it [a real plan|happen|this week], and meet at {name}.',
    '{taste}',
    'A good dish to [meet over|begin with|share]: {dish}.',
    'Pick [a day|an hour|a time], [keep it simple|save up your news|bring your stories], and [leave the food to us|take your time|arrive hungry].',
  ],
  [
    'When [the kids are hungry|the team has won|everybody is talking at once], [there’s one thing to do|it’s time to feed them|think fast].',
    '{name} is for [the whole crowd|loud appetites|big and small appetites].',
    '{taste}',
    'To [start them off|buy some quiet|please most of them]: {dish}. [Then|For second helpings|For the grown-ups]: {dish2}.',
    'Count [heads|noses|to three], [order for everybody|let everyone pick one thing|hand out the napkins], and [enjoy the sudden quiet|save a bite for yourself|be the hero of the day].',
  ],
  [
    'A good meal on your own is [a small luxury|an hour well spent|a real break]. With [company|friends|family], it’s [a celebration|even better|a good time].',
    '{name} is [ready for both|good for either|happy with both].',
    '{taste}',
    'For one: {dish}. [For two|To share|With a friend]: {dish2}.',
    'Bring [a book|a friend|your thoughts], [order what you like|take your time|put the phone away], and [enjoy the quiet|enjoy the company|stay a little longer].',
  ],
];
