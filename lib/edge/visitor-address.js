/** CloudFront Function: tells the API who asks, whatever the visitor claims. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-gameplan-visitor'] = { value: event.viewer.ip };
  return request;
}
