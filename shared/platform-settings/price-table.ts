/** Units with a price, counted or estimated from counts. */
export const COST_UNITS = [
  'api_calls',
  'visits',
  'generation_seconds',
  'image_files',
  'stored_megabytes',
  'ai_micros',
  'message_micros',
  'mails',
] as const;
export type CostUnit = (typeof COST_UNITS)[number];

export const COST_KINDS = ['requests', 'storage', 'ai', 'messages', 'mail'] as const;
export type CostKind = (typeof COST_KINDS)[number];

type UnitPrice = {
  kind: CostKind;
  /** In millionths of a dollar; for `stored_megabytes`, per month. */
  micros: number;
  /** True if the units are estimated from counts (`usage-units.ts`). */
  isEstimate: boolean;
  label: string;
  source: string;
};

export type PriceTable = {
  /** The first day of this price. */
  from: string;
  units: Readonly<Record<CostUnit, UnitPrice>>;
};

/**
 * AWS list prices in us-east-1, without the monthly free tier. Newest last: a new price is a new row, so earlier days
 * keep theirs.
 */
export const PRICE_TABLES: readonly PriceTable[] = [
  {
    from: '2020-01-01',
    units: {
      api_calls: {
        kind: 'requests',
        micros: 2.72,
        isEstimate: true,
        label: 'API calls',
        source:
          'Per call, HTTP API at $1.00 per million. Lambda at $0.20 per million, plus 512 MB for 40 ms at $0.0000133334 per GB-second (arm64), 2% cold. DynamoDB: 3.8 reads at $0.125 and 1.15 writes at $0.625 per million. AWS price pages, November 2026.',
      },
      visits: {
        kind: 'requests',
        micros: 44,
        isEstimate: true,
        label: 'Website visits',
        source:
          'Per visit, 0.4 MB at $0.085 per GB and 10 requests at $0.01 per 10,000. CloudFront price page, November 2026. Excludes the free terabyte each month.',
      },
      generation_seconds: {
        kind: 'requests',
        micros: 26.7,
        isEstimate: false,
        label: 'Website generation (seconds)',
        source: 'Per second, Lambda with 2 GB at $0.0000133334 per GB-second (arm64), November 2026.',
      },
      image_files: {
        kind: 'requests',
        micros: 70,
        isEstimate: false,
        label: 'Images processed',
        source:
          'Per image, Lambda with 1.5 GB for 2 s and six S3 PUTs at $0.005 per 1,000. AWS price pages, November 2026.',
      },
      stored_megabytes: {
        kind: 'storage',
        micros: 23,
        isEstimate: true,
        label: 'Storage (megabytes)',
        source: 'Per month, S3 Standard at $0.023 per GB, November 2026.',
      },
      ai_micros: {
        kind: 'ai',
        micros: 1,
        isEstimate: false,
        label: 'AI calls',
        source: 'The price of each call when it was made: model tokens, Google Places, or compute time.',
      },
      message_micros: {
        kind: 'messages',
        micros: 1,
        isEstimate: false,
        label: 'Texts',
        source: 'The price of each campaign’s segments at launch. Excludes test texts.',
      },
      mails: {
        kind: 'mail',
        micros: 100,
        isEstimate: true,
        label: 'Emails',
        source: 'Amazon SES at $0.10 per 1,000 emails, November 2026.',
      },
    },
  },
];

/** The prices on a day (`YYYY-MM-DD`). */
export function pricesOf(day: string): PriceTable {
  const table = PRICE_TABLES.findLast(({ from }) => from <= day) ?? PRICE_TABLES[0];
  if (table === undefined) throw new Error('There are no prices.');
  return table;
}
