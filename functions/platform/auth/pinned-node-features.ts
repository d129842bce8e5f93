/** Semver ranges that `jsonwebtoken` checks to use RSA-PSS and key details. Our Node is in all of them. */
const RANGES_BELOW_OURS = ['^6.12.0 || >=8.0.0', '>=16.9.0', '>=15.7.0'];

/**
 * Replaces the semver package in Lambda bundles (see `infra/lambda-bundling.ts`): Node is pinned there, so the
 * answers are known. Throws for an unknown range.
 */
export function satisfies(_version: string, range: string): boolean {
  if (!RANGES_BELOW_OURS.includes(range)) throw new Error(`No answer is known for Node ${range}.`);
  return true;
}
