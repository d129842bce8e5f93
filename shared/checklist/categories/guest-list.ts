import type { ChecklistCategory } from '#shared/checklist/checklist-item.ts';

export const guestList: ChecklistCategory = {
  category_id: 'guest-list',
  name: 'Your guest list',
  description: 'Names and numbers that belong to you, with permission to use them.',
  icon: 'users',
  type: 'foundational',
  items: [
    {
      item_id: 'guests-confirm-email',
      title: 'Confirm your own email address',
      description:
        'Open the link we sent when you signed up. Until then, you can’t publish a website or reset your password.',
      why: 'You need it to publish your website and reset your password. Takes two minutes.',
      minutes: 2,
      is_critical: true,
      screen: 'account',
      evidence: 'email_verified',
    },
    {
      item_id: 'guests-ask',
      title: 'Ask guests for permission to write to them',
      description:
        'A line on the receipt or a card with the check: name, number, and “Yes, text me offers. Stop any time.” Keep the cards. Without a yes, you may not text.',
      why: 'No one can raise the price of reaching guests who said yes to your texts.',
      minutes: 30,
    },
    {
      item_id: 'guests-export',
      title: 'Export your guest list from your POS',
      description:
        'Name, cell number, and last order date, as a CSV file. Look for it in your POS or booking system, under Customers or Reports.',
      why: 'You can’t bring back guests when you don’t know who they are.',
      minutes: 20,
      screen: 'bring_back_regulars',
    },
    {
      item_id: 'guests-wifi',
      title: 'Put a sign-up for your newsletter where guests wait',
      description:
        'A QR code by the door and at the bar, that opens a form with two fields. Say what they get: “One email a month: new dishes, first tables.”',
      why: 'Waiting guests have a phone in their hand and nothing to do. Nothing else collects addresses as fast.',
      minutes: 45,
    },
  ],
};
