/** Questions that operators ask most. `address`: the query of a search with its filters and order. */
export const BUILT_IN_VIEWS: readonly { name: string; address: string }[] = [
  { name: 'All restaurants', address: '' },
  { name: 'Lowest margin', address: 'sort=margin' },
  { name: 'Past due', address: 'status=past_due' },
  { name: 'Trials', address: 'sort=signup_date&order=desc&status=trial' },
  { name: 'Setup incomplete', address: 'sort=signup_date&order=desc&setup=unfinished' },
  { name: 'Least recently seen', address: 'sort=last_seen&status=active' },
];
