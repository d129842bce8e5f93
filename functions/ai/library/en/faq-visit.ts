import type { CopyLibrary } from '../copy-library.ts';

/** Questions about the visit, payment, and company. */
export const FAQ_ON_THE_VISIT = {
  reservations: {
    question: ['Do you take reservations?', 'Can I book a table?'],
    suggested: [
      'Yes, and walk-ins are welcome, too.',
      'Yes, by phone or in person.',
      'Yes. Call ahead, and we’ll [save you a table|hold a table for you|reserve a table for you].',
      'Yes, and we recommend it on ____.',
      'Yes, for parties of ____ or more.',
    ],
  },
  walk_ins: {
    question: ['Can I just walk in?', 'Do you take walk-ins?'],
    suggested: [
      'Yes, walk-ins are always welcome.',
      'Yes. When it’s busy, there may be [a wait|a short wait|a little wait].',
      'Yes, but we recommend a reservation on ____.',
    ],
  },
  parking: {
    question: ['Where can I park?', 'Is there parking nearby?', 'What’s parking like?'],
    suggested: [
      'There’s usually street parking nearby.',
      'There’s street parking [nearby|close by|around the corner].',
      'You can usually park on the street.',
      'You can park at ____.',
      'Our parking lot is at ____.',
    ],
  },
  transit: {
    question: ['Can I get there by bus or train?', 'How do I get there without a car?'],
    suggested: [
      'Take ____ to ____.',
      'The nearest stop is ____.',
      'Get off at ____. We’re ____ minutes away on foot.',
    ],
  },
  groups: {
    question: ['Can you seat a big group?', 'Do you take large groups?'],
    suggested: [
      'Yes. Call ahead, and we’ll [arrange the seating|reserve tables for you|set up the tables].',
      'Yes, but please reserve in advance.',
      'Yes, up to ____ guests.',
      'Yes. For ____ or more, please call ____.',
    ],
  },
  private_events: {
    question: ['Can I book a private event?', 'Do you host private parties?'],
    suggested: [
      'Yes. Tell us about your event, and [we’ll plan it together|we’ll send you an offer|we’ll talk about the details].',
      'Yes, for up to ____ guests.',
      'Yes, you can reserve the ____ for your event.',
    ],
  },
  birthdays: {
    question: ['Can we celebrate a birthday?'],
    suggested: [
      'Yes, just tell us when you reserve.',
      'Of course. Let us know [in advance|when you reserve|how many will come].',
      'Yes, and birthday guests get ____.',
    ],
  },
  kids: {
    question: ['Can I bring my kids?', 'Is it okay to come with children?'],
    suggested: [
      'Yes, kids are always welcome.',
      'Of course. Families are welcome.',
      'Yes, and we have smaller portions.',
      'Yes, and we have a kids’ menu.',
    ],
  },
  high_chairs: {
    question: ['Do you have high chairs?'],
    suggested: ['Yes, just ask for one.', 'Yes, we have ____ high chairs.'],
  },
  dogs: {
    question: ['Can I bring my dog?', 'Are dogs welcome?'],
    suggested: [
      'Dogs are welcome at our outdoor tables.',
      'Only service animals are allowed inside.',
      'Dogs are welcome ____.',
    ],
  },
  outdoor_seating: {
    question: ['Can I sit outside?', 'Is there outdoor seating?'],
    suggested: [
      'Yes, when the weather allows.',
      'Yes, we have tables outside.',
      'Yes, on our ____, from ____ to ____.',
    ],
  },
  wheelchair: {
    question: ['Are you wheelchair accessible?', 'Can I get in with a wheelchair or stroller?'],
    suggested: [
      'Yes, the entrance is step-free.',
      'Yes. The entrance and restroom are accessible.',
      'There’s a ramp at ____.',
      'There are ____ steps. Call us, and we’ll help.',
    ],
  },
  payment: {
    question: ['How can I pay?', 'Which payment methods do you accept?'],
    suggested: [
      'We take cash and major credit cards.',
      'We take ____, but no ____.',
      'We take cash only. There’s an ATM ____.',
    ],
  },
  split_bill: {
    question: ['Can we split the bill?', 'Do you do separate checks?'],
    suggested: ['Yes, just tell us when you order.', 'Yes, up to ____ ways.'],
  },
  gift_cards: {
    question: ['Do you sell gift cards?'],
    suggested: ['Yes, in any amount.', 'Yes, just ask us in person.', 'Yes, at ____.'],
  },
  dress_code: {
    question: ['Is there a dress code?', 'What should I wear?'],
    suggested: [
      'No dress code. Come as you are.',
      'Most guests dress [smart casual|up a little|for the occasion].',
      'We ask guests to wear ____.',
    ],
  },
  corkage: {
    question: ['Can I bring my own wine?'],
    suggested: ['Yes, the corkage fee is ____ per bottle.', 'Yes, on ____.', 'No, but we have a wine list.'],
  },
  kitchen_hours: {
    question: ['When does the kitchen close?', 'How late can I order food?'],
    suggested: ['The kitchen takes orders until ____.', 'The kitchen closes ____ before we do.'],
  },
  live_music: {
    question: ['Is there live music?'],
    suggested: ['Yes, on ____ from ____.', 'Yes. We announce dates at ____.'],
  },
  wifi: {
    question: ['Do you have Wi-Fi?'],
    suggested: ['Yes. Ask us for the password.', 'Yes. The network is called ____.'],
  },
  first_visit: {
    question: ['It’s my first time. What should I order?'],
    suggested: [
      'Tell us what you like, and [we’ll suggest something|we’ll recommend a dish|we’ll help you choose].',
      'Start with the ____ or the ____.',
      'Our most popular dish is the ____.',
    ],
  },
} as const satisfies Partial<CopyLibrary['faq']>;
