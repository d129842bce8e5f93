/** Dollars per million tokens. */
export type TokenPrice = { input: number; output: number };

type AiPrices = {
  /** The first day of these prices. */
  from: string;
  source: string;
  tokens: Readonly<Record<string, TokenPrice>>;
  /** A request to Google’s Places API (New). */
  placesSearchMicros: number;
  /** AWS Lambda on x86, with the memory of the photo functions. */
  compute: { dollarsAGigabyteSecond: number; gigabytes: number };
};

/**
 * List prices. Newest last: a new price is a new row, so that earlier calls keep theirs. Checked on 2026-11-29 against
 * copies, because the vendors' pages couldn't be reached: Nova in `bedrock_pricing.py` of
 * github.com/aws/agent-toolkit-for-aws, which AWS compared with aws.amazon.com/bedrock/pricing on 2026-10-05; GPT in
 * copies of platform.openai.com/docs/pricing of June 2025 (hex.pm/packages/openai_responses) and March 2026
 * (deploybase.ai/articles/openai-pricing), which agree.
 */
export const AI_PRICES: readonly [AiPrices, ...AiPrices[]] = [
  {
    from: '2020-01-01',
    source:
      'Amazon Bedrock on demand, us-east-1, October 2026 (other regions differ slightly). Places API Text Search Enterprise, $35 per thousand, March 2025. AWS Lambda on x86, us-east-1, November 2026. OpenAI API, standard tier, March 2026.',
    tokens: {
      'amazon.nova-micro': { input: 0.035, output: 0.14 },
      'amazon.nova-lite': { input: 0.06, output: 0.24 },
      'amazon.nova-pro': { input: 0.8, output: 3.2 },
      'gpt-4.1': { input: 2, output: 8 },
      'gpt-4.1-mini': { input: 0.4, output: 1.6 },
      'gpt-4.1-nano': { input: 0.1, output: 0.4 },
      'gpt-4o': { input: 2.5, output: 10 },
      'gpt-4o-2024-05-13': { input: 5, output: 15 },
      'gpt-4o-mini': { input: 0.15, output: 0.6 },
    },
    placesSearchMicros: 35_000,
    compute: { dollarsAGigabyteSecond: 0.0000166667, gigabytes: 1.769 },
  },
];

/** The prices on a day (ISO), by default today. */
export function aiPricesOn(day = new Date().toISOString().slice(0, 10), table = AI_PRICES): AiPrices {
  return table.findLast(({ from }) => from <= day) ?? table[0];
}

/**
 * The list price of a model; undefined for unknown ones. An inference profile has a region prefix
 * (`eu.amazon.nova-lite-v1:0`), a gateway a vendor prefix (`openai/gpt-4.1`), a version a number or date suffix
 * (`gpt-4.1-2025-04-14`). A version with its own price wins over the plain name.
 */
export function listPrice(model: string, { tokens } = aiPricesOn()): TokenPrice | undefined {
  const version = model.replace(/^(?:us|us-gov|eu|apac|global)\.|^[a-z-]+\//, '');
  const bare = version.replace(/(?:-v\d+)?(?::\d+)?$|-\d{4}-\d{2}-\d{2}$/, '');
  const name = [version, bare].find((each) => Object.hasOwn(tokens, each));
  return name === undefined ? undefined : tokens[name];
}

/** The cost of tokens in millionths of a dollar. Dollars per million tokens are micros per token. */
export function tokenCostMicros(
  usage: { inputTokens: number; outputTokens: number },
  price: TokenPrice,
): number {
  return Math.ceil(usage.inputTokens * price.input + usage.outputTokens * price.output);
}

/** The cost of work that the platform does itself, in millionths of a dollar, for this many milliseconds. */
export function computeCostMicros(milliseconds: number, { compute } = aiPricesOn()): number {
  return Math.ceil((milliseconds / 1000) * compute.gigabytes * compute.dollarsAGigabyteSecond * 1_000_000);
}
