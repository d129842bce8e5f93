import { LandingSection, Points } from './landing-section.tsx';

const TOOLS = [
  {
    title: 'Ads near you',
    text: 'Name a dish and an offer. Preview the Facebook ad, its cost, and its estimated reach before it runs.',
  },
  {
    title: 'Bring regulars back',
    text: 'Upload your guest list from your POS. We text your offer to guests who haven’t been in lately. We never text at night.',
  },
  {
    title: 'Results',
    text: 'Guests show a code, and your staff redeem it in two taps. A checklist and score tell you what to do next.',
  },
];

/** The tools that bring guests after the website is live. */
export function MoreThanASite() {
  return (
    <LandingSection title="More ways to fill your tables" titleId="more-heading">
      <Points as="ul" points={TOOLS} />
    </LandingSection>
  );
}
