/** Picks helplines by the device's time zone. */
import { canada, type Helpline, usa } from '../../../../lambdas/domain/accounts/helplines.ts';

/** Canadian time zones of provinces that have a helpline, with the provinces as the list names them. */
const provinces: Readonly<Record<string, readonly string[]>> = {
  Toronto: ['Ontario', 'Québec'],
  Montreal: ['Québec'],
  Thunder_Bay: ['Ontario'],
  Nipigon: ['Ontario'],
  Rainy_River: ['Ontario'],
  Atikokan: ['Ontario'],
  'Blanc-Sablon': ['Québec'],
  Winnipeg: ['Manitoba'],
  Regina: ['Saskatchewan'],
  Swift_Current: ['Saskatchewan'],
  Vancouver: ['British Columbia'],
  Creston: ['British Columbia'],
  Dawson_Creek: ['British Columbia'],
  Fort_Nelson: ['British Columbia'],
  Halifax: ['Nova Scotia', 'Prince Edward Island'],
  Glace_Bay: ['Nova Scotia'],
  Moncton: ['New Brunswick'],
  St_Johns: ['Newfoundland and Labrador'],
  Goose_Bay: ['Newfoundland and Labrador'],
};

const otherCanadian =
  /^(Canada\/|America\/(Edmonton|Cambridge_Bay|Inuvik|Iqaluit|Pangnirtung|Rankin_Inlet|Resolute|Whitehorse|Dawson|Yellowknife)$)/;

const american =
  /^(US\/|Pacific\/Honolulu$|America\/(New_York|Detroit|Chicago|Menominee|Denver|Boise|Shiprock|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Puerto_Rico|Louisville|Indianapolis|Fort_Wayne|Kentucky\/.+|Indiana\/.+|North_Dakota\/.+)$)/;

/** The region of a national line begins with the country. */
const isNational = ({ region }: Helpline) => /^(USA|Canada), /.test(region);

/**
 * @param zone an IANA time zone: `America/Toronto`
 * @returns a few lines, the nearest first; the national lines of both countries for a zone in neither
 */
export function helplinesNear(zone: string): readonly Helpline[] {
  const regions = provinces[zone.replace(/^America\//, '')];
  const canadian = canada.filter((line) => isNational(line) || regions?.includes(line.region));
  if (regions || otherCanadian.test(zone)) return canadian;
  const inUsa = usa.filter(isNational);
  return american.test(zone) ? inUsa : [...inUsa, ...canadian];
}

export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
