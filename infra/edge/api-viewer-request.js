/** As in infra/security-headers.ts. A test compares them. */
var MOST_BYTES = 4650000;
var TOO_LARGE =
  'This request is larger than 4.6 MB. Upload the file with POST /api/uploads, then send its upload_id here.';

/**
 * CloudFront function of the API behavior. The API sees only the edge's address, so this puts the viewer's address and
 * the requested origin into headers, and replaces such headers from the viewer. It rejects bodies that are too large
 * for a function with a sentence, because the gateway would answer a bare 413.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request;
  var length = request.headers['content-length'];
  if (length && Number(length.value) > MOST_BYTES) return tooLarge(event.context.requestId);
  request.headers['x-viewer-address'] = { value: event.viewer.ip };
  // CloudFront answers only its own names, so visitors can't forge this one.
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
