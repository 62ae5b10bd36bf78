/** Replaces `Date`, in a process of the local product and, as the text of this function, in its pages. */

/**
 * Must need nothing outside of itself, because pages get it as text.
 * @param scope whose `Date` is replaced
 * @param now milliseconds since 1970
 * @returns restores `Date`
 */
export function replaceDate(scope: { Date: DateConstructor }, now: () => number): () => void {
  const { Date: original } = scope;
  const originalNow = original.now;
  // A function that kept the original class calls the same `now`.
  original.now = () => Math.floor(now());
  const replaced = new Proxy(original, {
    apply: () => new original(now()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  });
  original.prototype.constructor = replaced;
  scope.Date = replaced;
  return () => {
    original.now = originalNow;
    original.prototype.constructor = original;
    scope.Date = original;
  };
}
