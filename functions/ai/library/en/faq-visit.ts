import type { CopyLibrary } from '../copy-library.ts';

/** Questions about the visit, payment, and company. */
export const FAQ_ON_THE_VISIT = {
  reservations: {
    question: ['Do I need a reservation?', 'Do you take reservations?', 'Can I book a table?'],
    suggested: [
      'Yes. Call us, or ask next time [you’re in|you stop by|you eat here].',
      'No need. Walk in whenever [you’re hungry|you like|it suits you].',
      'You can walk in. To [skip the wait|be sure|plan ahead], call us and we’ll save a seat.',
      'Not usually, but on ____ it’s smart to call ahead.',
      'We hold tables for parties of ____ or more. Everyone else just walks in.',
    ],
  },
  walk_ins: {
    question: ['Can I just walk in?', 'Do you take walk-ins?'],
    suggested: [
      'Yes. If there’s a seat, it’s yours.',
      'Come on in. On ____ the wait can be around ____.',
      'We keep ____ for people who show up hungry.',
    ],
  },
  parking: {
    question: ['Where can I park?', 'Is there parking nearby?', 'What’s parking like?'],
    suggested: [
      'There’s parking ____.',
      'There’s street parking [nearby|around the corner|close by].',
      'You can usually park on the street. [Leave|Allow|Take] a few minutes to find a spot.',
      'Street parking is usually easy on ____.',
      'The lot at ____ is a short walk away.',
    ],
  },
  transit: {
    question: ['Can I get there by bus or train?', 'How do I get there without a car?'],
    suggested: [
      'Take the ____ to ____. We’re ____ from the stop.',
      'The closest stop is ____.',
      'Bikes are welcome. There’s a rack ____.',
    ],
  },
  groups: {
    question: ['Can you seat a big group?', 'We’re a lot of people. Does that work?'],
    suggested: [
      'Yes, up to ____ people. Call us first and we’ll [make room|push the tables together|save you a corner].',
      'For ____ or more, please let us know by ____.',
      'Gladly. Groups over ____ order from ____.',
      'Yes. Call ahead, and we’ll [put the tables together|save you the long table|plan for it].',
      'Gladly. Tell us [how many|your number|who’s coming], and leave [the seating|the rest|the table plan] to us.',
    ],
  },
  private_events: {
    question: [
      'Can I book a private event?',
      'Do you host private parties?',
      'Can we have the place to ourselves?',
    ],
    suggested: [
      'Yes, for up to ____ guests. Tell us the [day|occasion|idea] and we’ll plan it with you.',
      'The ____ can be yours for the evening.',
      'We do, on ____. Write to ____ for menus and prices.',
    ],
  },
  birthdays: {
    question: ['Can we celebrate a birthday?', 'Do you do anything for birthdays?'],
    suggested: [
      'Please do. Tell us when you [book|arrive|order], and we’ll keep the secret.',
      'Birthday guests get ____.',
      'Yes, and we can ____ if you ask ahead.',
    ],
  },
  kids: {
    question: ['Can I bring my kids?', 'Is it okay to come with children?'],
    suggested: [
      'Bring them. We do smaller portions of [most things|many dishes|almost anything].',
      'Kids usually go for the ____.',
      'Of course. Kids are welcome [any time|at every table|all day].',
      'Yes, bring the whole family. We’ll find [a chair that fits|something they like|room for the stroller].',
      'Yes. The kids’ menu has ____ and ____.',
    ],
  },
  high_chairs: {
    question: ['Do you have high chairs?', 'Is there a high chair for the baby?'],
    suggested: [
      'Yes, just ask for one.',
      'We have ____. Call ahead and one’s waiting.',
      'Yes, and a changing table in ____.',
    ],
  },
  dogs: {
    question: ['Can I bring my dog?', 'Are dogs welcome?'],
    suggested: [
      'Outside, yes. There’s a water bowl with [no name on it|room for a snout|nobody’s name on it].',
      'Dogs are welcome ____.',
      'Only service animals inside, but ____.',
    ],
  },
  outdoor_seating: {
    question: ['Can I sit outside?', 'Is there outdoor seating?'],
    suggested: [
      'Yes, when the weather [plays along|is kind|allows].',
      'There are tables ____, from ____ to ____.',
      'Ask for the ____ when you come in.',
    ],
  },
  wheelchair: {
    question: ['Are you wheelchair accessible?', 'Can I get in with a wheelchair or stroller?'],
    suggested: [
      'Yes. The entrance and restroom are step-free.',
      'There’s a ramp at ____.',
      'There are ____ steps at ____. Call us and we’ll help.',
    ],
  },
  payment: {
    question: ['How can I pay?', 'Do you take cards?', 'Is it cash only?'],
    suggested: [
      'Cash, cards, and phones all work.',
      'We take ____, but no ____.',
      'Cash only. There’s an ATM ____.',
    ],
  },
  split_bill: {
    question: ['Can we split the bill?', 'Do you do separate checks?'],
    suggested: [
      'Yes. Tell us before you order, [please|and it’s easy|and we’ll ring it up that way].',
      'We can split a check up to ____ ways.',
      'One check per table, please, but ____.',
    ],
  },
  gift_cards: {
    question: ['Do you sell gift cards?', 'Can I give someone dinner here?'],
    suggested: [
      'In any amount. Ask the next time [you’re in|you stop by|you eat here].',
      'Gift cards are sold at ____.',
      'Call ____ and we’ll have one ready.',
    ],
  },
  dress_code: {
    question: ['Is there a dress code?', 'What should I wear?'],
    suggested: [
      'Come as you are.',
      'Nothing formal. Most people wear ____.',
      'We ask guests to ____. No ____, please.',
    ],
  },
  corkage: {
    question: ['Can I bring my own bottle?', 'Do you charge corkage?'],
    suggested: [
      'Yes, corkage is ____ a bottle.',
      'Bring a bottle on ____, and we’ll open it.',
      'We don’t, but our list has ____.',
    ],
  },
  kitchen_hours: {
    question: ['When does the kitchen close?', 'How late can I order food?'],
    suggested: [
      'Last orders are at ____.',
      'The kitchen closes ____ before we do.',
      'On ____ you can order until ____.',
    ],
  },
  live_music: {
    question: ['Is there live music?'],
    suggested: [
      'Yes, on ____ from ____.',
      'Sometimes. We announce it at ____.',
      'There’s a ____ on ____, and no cover.',
    ],
  },
  wifi: {
    question: ['Do you have Wi-Fi?', 'Can I work from here?'],
    suggested: [
      'Yes. Ask us for the password.',
      'The network is ____, the password ____.',
      'There’s none, so you’ll have to [talk|look up|taste things].',
    ],
  },
  first_visit: {
    question: ['It’s my first time. What should I order?', 'Where do I start?'],
    suggested: [
      'Start with the ____, then the ____.',
      'Tell us what you [like|crave|never eat], and we’ll point you somewhere good.',
      'First-timers love the ____. Regulars swear by the ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['faq']>;
