/** Helplines by region. Every number on the site and on pages made by functions comes from here, because numbers change. */

export interface Helpline {
  readonly region: string;
  readonly name: string;
  /** As displayed. */
  readonly number: string;
  /** Digits to dial, if the number contains letters. */
  readonly dial?: string;
  readonly note?: string;
}

/** One line of each country, for a sentence that has room for no more. */
export const mainLines = {
  usa: {
    region: 'USA, all states',
    name: 'National Council on Problem Gambling',
    number: '1-800-MY-RESET',
    dial: '1-800-697-3738',
    note: 'Or text 800GAM',
  },
  canada: {
    region: 'Ontario',
    name: 'ConnexOntario',
    number: '1-866-531-2600',
    note: 'Free, day and night. Or text 247247',
  },
} as const satisfies Record<string, Helpline>;

/** What both countries dial and text in a crisis, for a sentence. */
export const crisisLine = '988';

/** @returns the address that dials a line: `tel:1-800-697-3738` */
export const dialLink = ({ number, dial }: Helpline): string => `tel:${dial ?? number}`;

export const usa: readonly Helpline[] = [
  mainLines.usa,
  {
    region: 'New York',
    name: 'HOPEline',
    number: '1-877-8-HOPE-NY',
    dial: '1-877-846-7369',
    note: 'Or text HOPENY (467369)',
  },
  { region: 'Massachusetts', name: 'Gambling helpline', number: '1-800-327-5050' },
  { region: 'Connecticut', name: 'Council on Problem Gambling', number: '1-888-789-7777' },
  { region: 'USA, in a crisis', name: 'Suicide & Crisis Lifeline', number: crisisLine },
];

export const canada: readonly Helpline[] = [
  mainLines.canada,
  { region: 'Québec', name: 'Gambling: Help and Referral', number: '1-800-461-0140' },
  { region: 'British Columbia', name: 'Gambling Support BC', number: '1-888-795-6111' },
  { region: 'Manitoba', name: 'Gambling helpline', number: '1-800-463-1554' },
  { region: 'Saskatchewan', name: 'Gambling helpline', number: '1-800-306-6789' },
  { region: 'Nova Scotia', name: 'Gambling helpline', number: '1-888-347-8888' },
  { region: 'New Brunswick', name: 'Gambling helpline', number: '1-800-461-1234' },
  { region: 'Newfoundland and Labrador', name: 'Gambling helpline', number: '1-888-899-4357' },
  { region: 'Prince Edward Island', name: 'Gambling helpline', number: '1-855-255-4255' },
  { region: 'Canada, in a crisis', name: 'Suicide Crisis Helpline', number: '9-8-8' },
];

/**
 * The lines for an answer: of the whole country and in a crisis, because a question says nothing about its region; the site
 * adds the line of the device's region.
 */
export function helpLinks(): { name: string; phone: string; text: string; url: string }[] {
  return [
    mainLines.usa,
    mainLines.canada,
    ...[...usa, ...canada].filter(({ region }) => region.includes('crisis')),
  ].map((line: Helpline) => ({
    name: line.name,
    phone: line.number,
    text: line.note ? `${line.region}. ${line.note}` : line.region,
    url: dialLink(line),
  }));
}
