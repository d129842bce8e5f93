import { leavesAuditRecord, limitOf, type RouteTable } from '#shared/contract/route.ts';
import type { FunctionNeeds } from './needs.ts';
import type { VariableName } from './variables.ts';

const CHECKS_TOKENS = {
  tables: { users: 'get' },
  variables: ['TOKEN_SECRET_ARN', 'TOKEN_SECRET_FILE'],
} as const;

const COUNTS = {
  tables: { rateLimits: 'readWrite' },
  variables: [
    'GENERATIONS_PER_HOUR',
    'PUBLICATIONS_PER_HOUR',
    'IMPORTS_PER_HOUR',
    'SAVES_PER_HOUR',
    'READINGS_PER_HOUR',
    'ADS_PER_HOUR',
    'REDEMPTIONS_PER_HOUR',
    'TEST_TEXTS_PER_HOUR',
    'MODEL_TRIES_PER_HOUR',
    'UPLOADS_PER_HOUR',
    'CONNECTIONS_PER_HOUR',
    'CHANGES_PER_HOUR',
  ],
} as const;

const LEAVES_AUDIT_RECORDS = { tables: { receipts: 'append' } } as const;

const CHECKS_PLAN = { tables: { subscriptions: 'get' } } as const;

/** Error answers are counted by route and code. */
const COUNTS_ERRORS = { tables: { failures: 'count' } } as const;

/** Reasons of failed deliveries are stored by message ID. */
const NOTES_FAILURES = { tables: { failures: 'append' } } as const;

const ORIGIN_KEYS = ['ORIGIN_KEY', 'PREVIOUS_ORIGIN_KEY'] as const;

/** All needs that routes can have. */
export type RouteNeeds = {
  tables: typeof CHECKS_TOKENS.tables &
    typeof COUNTS.tables &
    typeof LEAVES_AUDIT_RECORDS.tables &
    typeof CHECKS_PLAN.tables &
    typeof COUNTS_ERRORS.tables;
  variables: [...typeof CHECKS_TOKENS.variables, ...typeof COUNTS.variables, ...typeof ORIGIN_KEYS];
};

/** The needs of a group's routes. */
export function routeDuties(routes: RouteTable) {
  const rows = Object.values(routes);
  return {
    checksTokens: rows.some(({ access }) => access !== 'public'),
    counts: rows.some((row) => limitOf(row) !== undefined),
    leavesAuditRecords: rows.some(leavesAuditRecord),
    checksPlan: rows.some(({ isRefusedWhileSuspended }) => isRefusedWhileSuspended),
  };
}

/** Combines a function's declared needs with those of its routes. */
export function withRouteNeeds(declared: FunctionNeeds, routes: RouteTable): FunctionNeeds {
  const { checksTokens, counts, leavesAuditRecords, checksPlan } = routeDuties(routes);
  const variables: VariableName[] = [
    ...(declared.variables ?? []),
    ...ORIGIN_KEYS,
    ...(checksTokens ? CHECKS_TOKENS.variables : []),
    ...(counts ? COUNTS.variables : []),
  ];
  const tables: FunctionNeeds['tables'] = {
    ...COUNTS_ERRORS.tables,
    ...(checksTokens && CHECKS_TOKENS.tables),
    ...(counts && COUNTS.tables),
    ...(checksPlan && CHECKS_PLAN.tables),
    ...(leavesAuditRecords && LEAVES_AUDIT_RECORDS.tables),
    ...declared.tables,
  };
  return { ...declared, tables, variables };
}

/** Combines a worker's declared needs with the table for failed deliveries. */
export function withWorkerNeeds<Declared extends FunctionNeeds>(declared: Declared) {
  return { ...declared, tables: { ...NOTES_FAILURES.tables, ...declared.tables } };
}
