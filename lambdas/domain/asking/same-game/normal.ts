/** The normal distribution of one and of two variables. */

/** @returns the density at `x` */
export function density(x: number): number {
  return Math.exp(-0.5 * x * x) * 0.3989422804014327;
}

/** Abramowitz and Stegun 26.2.17 is too coarse for tails, so this is West's (2005) double-precision algorithm by Hart. */
export function cumulative(x: number): number {
  const z = Math.abs(x);
  if (z > 37) return x > 0 ? 1 : 0;
  const scale = Math.exp(-0.5 * z * z);
  const tail =
    z < 7.07106781186547
      ? (scale *
          ((((((0.0352624965998911 * z + 0.700383064443688) * z + 6.37396220353165) * z + 33.912866078383) *
            z +
            112.079291497871) *
            z +
            221.213596169931) *
            z +
            220.206867912376)) /
        (((((((0.0883883476483184 * z + 1.75566716318264) * z + 16.064177579207) * z + 86.7807322029461) * z +
          296.564248779674) *
          z +
          637.333633378831) *
          z +
          793.826512519948) *
          z +
          440.413735824752)
      : scale / ((z + 1 / (z + 2 / (z + 3 / (z + 4 / (z + 0.65))))) * 2.506628274631);
  return x > 0 ? 1 - tail : tail;
}

/**
 * Acklam's rational approximation with one Halley step, exact to double precision.
 * @param share strictly between 0 and 1
 * @throws RangeError outside
 */
export function quantile(share: number): number {
  if (!(share > 0 && share < 1)) throw new RangeError(`Not a share between 0 and 1: ${share}`);
  const first = roughQuantile(share);
  const miss = (cumulative(first) - share) / density(first);
  return first - miss / (1 + (first * miss) / 2);
}

const lowest = 0.02425;

/** To nine digits: enough inside a sum over many points. */
export function roughQuantile(share: number): number {
  if (share > 1 - lowest) return -roughQuantile(1 - share);
  if (share < lowest) {
    const q = Math.sqrt(-2 * Math.log(share));
    return (
      (((((-0.007784894002430293 * q - 0.3223964580411365) * q - 2.400758277161838) * q - 2.549732539343734) *
        q +
        4.374664141464968) *
        q +
        2.938163982698783) /
      ((((0.007784695709041462 * q + 0.3224671290700398) * q + 2.445134137142996) * q + 3.754408661907416) *
        q +
        1)
    );
  }
  const q = share - 0.5;
  const r = q * q;
  return (
    (q *
      (((((-39.69683028665376 * r + 220.9460984245205) * r - 275.9285104469687) * r + 138.357751867269) * r -
        30.66479806614716) *
        r +
        2.506628277459239)) /
    (((((-54.47609879822406 * r + 161.5858368580409) * r - 155.6989798598866) * r + 66.80131188771972) * r -
      13.28068155288572) *
      r +
      1)
  );
}

/** Gauss-Legendre nodes and weights of the half interval, for 20 points. */
const nodes = [
  [0.0765265211334973, 0.1527533871307258],
  [0.2277858511416451, 0.1491729864726037],
  [0.3737060887154195, 0.142096109318382],
  [0.5108670019508271, 0.1316886384491766],
  [0.636053680726515, 0.1181945319615184],
  [0.7463319064601508, 0.1019301198172404],
  [0.8391169718222188, 0.0832767415767048],
  [0.912234428251326, 0.0626720483341091],
  [0.9639719272779138, 0.0406014298003869],
  [0.9931285991850949, 0.0176140071391521],
] as const;

/**
 * Integrates the density over the correlation (Drezner and Wesolowsky 1990), by its angle.
 * @param rho strictly between -1 and 1; exact to six digits up to 0.98
 * @returns the chance that both variables are at most `h` and `k`
 */
export function bivariate(h: number, k: number, rho: number): number {
  const half = Math.asin(rho) / 2;
  const product = h * k;
  const squares = (h * h + k * k) / 2;
  let sum = 0;
  for (const [node, weight] of nodes) {
    const up = Math.sin(half * (1 + node));
    const down = Math.sin(half * (1 - node));
    sum +=
      weight *
      (Math.exp((up * product - squares) / (1 - up * up)) +
        Math.exp((down * product - squares) / (1 - down * down)));
  }
  return cumulative(h) * cumulative(k) + (sum * half) / (2 * Math.PI);
}

/** @returns the density of two variables with this correlation */
export function bivariateDensity(h: number, k: number, rho: number): number {
  const rest = 1 - rho * rho;
  return Math.exp((rho * h * k - (h * h + k * k) / 2) / rest) / (2 * Math.PI * Math.sqrt(rest));
}
