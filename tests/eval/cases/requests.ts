/**
 * The owner's requests in each case, as they appear in the draft: on the page, in a suggestion, or in a note of what
 * can't be done.
 */
export const REQUESTS: Readonly<Record<string, readonly RegExp[]>> = {
  O1: [
    /rooftop terrace with harbor views/i,
    /"question":"[^"]*\bpark/i,
    /"question":"[^"]*\breserv/i,
    /"question":"[^"]*\ballerg/i,
  ],
  O2: [/dough is fermented 48 hours/i, /"topic":"founder"/, /\bTony\b/],
  O3: [/cater weddings and church events/i, /Reviews: only your guests can write them/, /"question":"/],
  O4: [
    /Online ordering: add your ordering link/,
    /Reservations: add your booking link/,
    /omakase[^}]*\$95/i,
    /happy hour[^"]*4-6/i,
    /sakuradenver/i,
  ],
  O5: [/Maya and Lina/, /^(?!.*5th Street)/s],
};
