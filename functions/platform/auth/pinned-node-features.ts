/** Versions of Node from which `jsonwebtoken` may use RSA-PSS, the details of RSA-PSS keys, and those of other keys. */
const RANGES_BELOW_OURS = ['^6.12.0 || >=8.0.0', '>=16.9.0', '>=15.7.0'];

/**
 * Stands in for the package semver in Lambda bundles (see `infra/lambda-bundling.ts`): the runtime's Node is pinned, so
 * that the answers are known. Throws for a range that nobody has looked at.
 */
export function satisfies(_version: string, range: string): boolean {
  if (!RANGES_BELOW_OURS.includes(range)) throw new Error(`No answer is known for Node ${range}.`);
  return true;
}
