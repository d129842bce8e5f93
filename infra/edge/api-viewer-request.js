/** As in infra/security-headers.ts, from which the tests compare both. */
var MOST_BYTES = 4650000;
var TOO_LARGE =
  'This request is larger than 4.6 MB. Upload the file with POST /api/uploads, then send its upload_id here.';

/**
 * CloudFront function of the API behavior: behind CloudFront the API sees the edge's address, so the
 * viewer's own travels in a header, and so does the origin that the viewer asked. What the viewer sent under those names is replaced. A body that no function could be
 * handed is refused here, in words: the gateway behind would answer a bare 413.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var length = request.headers['content-length'];
  if (length && Number(length.value) > MOST_BYTES) return tooLarge(event.context.requestId);
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  // CloudFront answers its own names alone, so the visitor cannot make this one up.
  request.headers['x-web-origin'] = { value: `https://${request.headers.host.value}` };
  return request;
}

function tooLarge(requestId) {
  var answer = { success: false, error: TOO_LARGE, code: 'payload_too_large', request_id: requestId };
  return {
    statusCode: 413,
    statusDescription: 'Payload Too Large',
    headers: { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
    body: JSON.stringify(answer),
  };
}
