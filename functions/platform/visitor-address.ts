import { isIP } from 'node:net';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * The address a request came from. Behind CloudFront API Gateway sees only the edge's, which thousands of
 * visitors share; the edge tells the visitor's own in `x-viewer-address` and replaces what the visitor sent
 * under that name. Who calls API Gateway past CloudFront can claim any address: limits by address are for
 * crowds, limits by account hold regardless.
 */
export function visitorAddress(event: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>): string {
  const seenByCloudFront = event.headers['x-viewer-address'];
  if (seenByCloudFront !== undefined && isIP(seenByCloudFront) !== 0) return seenByCloudFront;
  return event.requestContext.http.sourceIp;
}
