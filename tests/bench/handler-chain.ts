import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { User } from '#functions/accounts/users-repository.ts';
import { createAuthenticate } from '#functions/platform/auth/authenticate.ts';
import { createTokens } from '#functions/platform/auth/token.ts';
import { systemClock } from '#functions/platform/clock.ts';
import { createDispatcher, type HttpHandler } from '#functions/platform/http/dispatcher.ts';
import type { HttpResponse } from '#functions/platform/http/route-chain.ts';
import { defineRoutes } from '#shared/contract/route.ts';
import { GenerateWebsiteSchema } from '#shared/websites/contract/website.ts';
import { websiteRoutes } from '#shared/websites/contract/website-routes.ts';
import { aTokenSecret } from '#tests/builders/a-token-secret.ts';
import { type Bench, medianTurns, rounded } from './bench-figure.ts';

const SECRET = 'a secret that is long enough for a signature';
const REQUESTS_PER_ROUND = 500;
const ROUNDS = 41;
const ANSWER = {
  generation_id: '01900000-0000-7000-8000-000000000000',
  message: 'Your website is being made.',
};

const user: User = {
  user_id: 'owner',
  email: 'owner@example.com',
  role: 'restaurant',
  email_verified: true,
  token_version: 0,
  created_at: '2026-01-01T00:00:00.000Z',
};
const users = { find: async () => user };
const tokens = createTokens({ secret: aTokenSecret(SECRET), clock: systemClock });

/**
 * The whole chain of a POST route ÷ a handwritten handler for that route with the same token check, parsing, and JSON.
 */
export const handlerChain: Bench = {
  name: 'handler-chain',
  measure: async () => {
    const token = await tokens.issue({
      userId: user.user_id,
      role: user.role,
      tokenVersion: 0,
    });
    const event = anEvent(token);
    const chain = repeated(chainHandler(), event);
    const byHand = repeated(handlerByHand, event);
    await medianTurns({ chain, byHand }, 10);
    const times = await medianTurns({ chain, byHand }, ROUNDS);
    const microseconds = (time: number) => rounded((time / REQUESTS_PER_ROUND) * 1000, 1);
    return [
      {
        name: 'handler chain ÷ hand-written handler',
        value: rounded(times.chain / times.byHand),
        limit: 1.25,
        bound: 'at most',
        detail: `${microseconds(times.chain)} µs ÷ ${microseconds(times.byHand)} µs a request, median of ${ROUNDS} × ${REQUESTS_PER_ROUND}; neither logs nor stores`,
      },
    ];
  },
};

function repeated(
  handler: (event: APIGatewayProxyEventV2) => Promise<HttpResponse>,
  event: APIGatewayProxyEventV2,
) {
  return async () => {
    for (let count = 0; count < REQUESTS_PER_ROUND; count += 1) {
      const { statusCode } = await handler(event);
      if (statusCode !== 202) throw new Error(`The handler answered ${statusCode}.`);
    }
  };
}

function chainHandler(): HttpHandler {
  return createDispatcher({
    routes: defineRoutes({ generateWebsite: websiteRoutes.generateWebsite }),
    operations: { generateWebsite: async () => ANSWER },
    authenticate: createAuthenticate({ tokens, users }),
    log: { request: () => {}, warning: () => {} },
  });
}

/** What a careful engineer would write for this one route. */
async function handlerByHand(event: APIGatewayProxyEventV2) {
  const token = event.headers.authorization?.slice('Bearer '.length) ?? '';
  const claims = await tokens.read(token);
  const bearer = await users.find();
  if (claims.userId !== bearer.user_id || claims.tokenVersion !== bearer.token_version) {
    return { statusCode: 401, body: '{"success":false}' };
  }
  const parsed = GenerateWebsiteSchema.safeParse(JSON.parse(event.body ?? ''));
  if (!parsed.success) return { statusCode: 422, body: '{"success":false}' };
  return {
    statusCode: 202,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify({ success: true, ...ANSWER }),
  };
}

function anEvent(token: string): APIGatewayProxyEventV2 {
  const body = {
    website_name: 'Osteria Lupo',
    custom_requirements: 'Roman trattoria, wood oven, closed Mondays',
  };
  return {
    version: '2.0',
    routeKey: 'POST /api/website-builder/generate',
    rawPath: '/api/website-builder/generate',
    rawQueryString: '',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    requestContext: {
      accountId: '0',
      apiId: 'bench',
      domainName: 'localhost',
      domainPrefix: 'bench',
      http: {
        method: 'POST',
        path: '/api/website-builder/generate',
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: 'bench',
      },
      requestId: 'bench',
      routeKey: 'POST /api/website-builder/generate',
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    body: JSON.stringify(body),
    isBase64Encoded: false,
  };
}
