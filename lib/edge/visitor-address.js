/** CloudFront Function: sets the header with the visitor's IP address, overwriting one from the client. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  const request = event.request;
  request.headers['x-gameplan-visitor'] = { value: event.viewer.ip };
  return request;
}
