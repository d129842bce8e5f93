import { LandingSection, Points } from './landing-section.tsx';

const STEPS = [
  {
    title: 'Tell us about your restaurant',
    text: 'The oven, your grandmother’s recipe, the lunch price, the day you’re closed. Tell us the way you’d tell a guest.',
  },
  {
    title: 'Watch it come together',
    text: 'AI writes your story, builds your menu, picks a design, and draws the images. You see each step as it happens.',
  },
  {
    title: 'Publish in one click',
    text: 'Preview it on desktop, tablet, and phone. Then publish it to your own web address.',
  },
];

/** The steps from the first sentence to the live website. */
export function HowItGoes() {
  return (
    <LandingSection title="From a few sentences to a live website" titleId="how-heading">
      <Points as="ol" points={STEPS} />
    </LandingSection>
  );
}
