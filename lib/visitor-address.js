/** CloudFront Function: tells the API who asks, whatever the visitor claims. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const { request, viewer } = event;
  request.headers['x-gameplan-visitor'] = { value: viewer.ip };
  return request;
}
