import { LandingSection, Points } from './landing-section.tsx';

const STEPS = [
  {
    title: 'You tell us what makes it yours',
    text: 'The oven, your grandmother’s recipe, the lunch price, the day you’re closed. Say it the way you’d tell a guest.',
  },
  {
    title: 'You watch it come together',
    text: 'AI reads your facts, writes your story, builds the menu, chooses the design, and draws the images. You see each step as it happens.',
  },
  {
    title: 'You publish in one click',
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
