/** Of a campaign that holds guests back, or of any other, where nobody is. */
export const TRIAL_GROUPS = ['texted', 'held_back'] as const;
export type TrialGroup = (typeof TRIAL_GROUPS)[number];

/** Orders of a guest that count as a return: later than the first of these days, no later than the other. */
export type Trial = { after: string; until: string };

export type CampaignDays = {
  /** The day at the restaurant on which the campaign began, and the last on which its code could be redeemed. */
  began: string;
  until: string;
};

/** Guests who are held back are looked at from the day after the campaign began. */
export function trialOfHeldBack({ began, until }: CampaignDays): Trial {
  return { after: began, until };
}

/**
 * The same days for a guest who is texted: a list knows days only, and an order on the day of the text may have come
 * before it. A text that had to wait for the next day goes out in its morning: that day counts.
 */
export function trialOfTexted({ began, until }: CampaignDays, textedOn: string): Trial {
  return { after: textedOn <= began ? began : dayBefore(textedOn), until };
}

/** The first of the days that is a return; undefined where none is. */
export function returnDay({ after, until }: Trial, orderDays: Iterable<string>): string | undefined {
  return [...orderDays].filter((day) => day > after && day <= until).sort()[0];
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
