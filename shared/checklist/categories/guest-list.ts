import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const guestList: ChecklistCategory = {
  category_id: 'guest-list',
  name: 'Your guest list',
  description: 'Your list of guests who agreed to hear from you.',
  icon: 'users',
  type: 'foundational',
  items: [
    {
      item_id: 'guests-confirm-email',
      title: 'Confirm your email address',
      description: 'Open the confirmation link we emailed you when you signed up.',
      why: 'We send password resets to this address, so make sure it’s yours.',
      minutes: 2,
      is_critical: true,
      screen: 'account',
      evidence: 'email_verified',
    },
    {
      item_id: 'guests-ask',
      title: 'Ask guests for permission to contact them',
      description:
        'Add a line to the receipt or a card to the check: name, phone number, and “Yes, text me offers. I can stop anytime.” Keep the cards. You can only text guests who say yes.',
      why: 'Once guests say yes, you can reach them without paying for ads.',
      minutes: 30,
    },
    {
      item_id: 'guests-export',
      title: 'Export your guest list from your POS',
      description:
        'Include names, cell numbers, and last order dates in a CSV file. Look for the export in your POS or booking system, under Customers or Reports.',
      why: 'To bring back guests, you need to know who they are.',
      minutes: 20,
      screen: 'bring_back_regulars',
    },
    {
      item_id: 'guests-wifi',
      title: 'Put a newsletter sign-up where guests wait',
      description:
        'By the door and at the bar, put up a QR code for a short form. Say what guests get: “One email a month with new dishes and early reservations.”',
      why: 'Waiting guests often have their phones out, and signing up takes only a few seconds.',
      minutes: 45,
    },
  ],
};
