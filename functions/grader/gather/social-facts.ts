import type { GraderFact, GraderFacts } from '#shared/grader/grader-facts.ts';
import type { LinkKind } from '#shared/site/ways-to-reach.ts';
import { firstSeen, type Gathered, pageOf, seen, unseen } from './gathered.ts';

type SocialRule = Extract<keyof GraderFacts, `social_${string}`>;

/** Which links of the page and of the profile identify an account. */
const NETWORKS = {
  social_facebook: { providers: ['Facebook'], kinds: ['facebook'] },
  social_instagram: { providers: ['Instagram'], kinds: ['instagram'] },
  social_network: { providers: ['TikTok', 'YouTube', 'X'], kinds: ['tiktok', 'youtube', 'x'] },
  social_reviews: { providers: ['Yelp', 'Tripadvisor'], kinds: ['reviews'] },
} as const satisfies Record<string, { providers: readonly string[]; kinds: readonly LinkKind[] }>;

type Network = (typeof NETWORKS)[keyof typeof NETWORKS];

/** Finds accounts that the page links to, its structured data names, or the profile names. */
export function socialFacts(gathered: Gathered): Record<SocialRule, GraderFact> {
  return {
    social_facebook: accountAt(NETWORKS.social_facebook, gathered),
    social_instagram: accountAt(NETWORKS.social_instagram, gathered),
    social_network: accountAt(NETWORKS.social_network, gathered),
    social_reviews: accountAt(NETWORKS.social_reviews, gathered),
    social_linked: firstSeen(pageOf(gathered)?.social) ?? unseen(gathered),
  };
}

function accountAt({ providers, kinds }: Network, gathered: Gathered): GraderFact {
  const names: readonly (string | null)[] = providers;
  const page = pageOf(gathered);
  const known = [
    ...(page?.social.first ?? []),
    ...(page?.reviews.first ?? []),
    ...(page?.accounts.first ?? []),
  ];
  const link = known.find(({ value }) => names.includes(value.provider));
  if (link !== undefined) return seen({ snippet: link.snippet, source: 'page' });
  const { networkPage } = gathered;
  if (networkPage !== undefined && names.includes(networkPage.network))
    return seen({ snippet: networkPage.url, source: 'call' });
  const wanted: readonly LinkKind[] = kinds;
  const own = gathered.profile.links.find(({ kind }) => wanted.includes(kind));
  return own === undefined ? unseen(gathered) : seen({ snippet: own.url, source: 'profile' });
}
