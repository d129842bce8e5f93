/** The type of a campaign, with or without a control group. */
export const TRIAL_GROUPS = ['texted', 'held_back'] as const;
export type TrialGroup = (typeof TRIAL_GROUPS)[number];

/** Orders that count as a return: after the first of these days, up to the other. */
export type Trial = { after: string; until: string };

export type CampaignDays = {
  /** The start day of the campaign in the restaurant’s time zone, and the last day of its code. */
  began: string;
  until: string;
};

/** Control guests are observed from the day after the campaign began. */
export function trialOfHeldBack({ began, until }: CampaignDays): Trial {
  return { after: began, until };
}

/**
 * The same days for a texted guest. Lists have days only, so an order on the day of the text may have come before it. A
 * text that waited until the next day is sent in the morning, so that day counts.
 */
export function trialOfTexted({ began, until }: CampaignDays, textedOn: string): Trial {
  return { after: textedOn <= began ? began : dayBefore(textedOn), until };
}

/** The first of these days that is a return; undefined for none. */
export function returnDay({ after, until }: Trial, orderDays: Iterable<string>): string | undefined {
  return [...orderDays].filter((day) => day > after && day <= until).sort()[0];
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
