/** Parts of a game in words: "at the interval", "after five innings", "period one". */
import type { Forms } from '../forms.ts';

const after = '(?:(?:at|by|after|through|over|in|for) )?(?:the )?(?:end of (?:the )?)?';
const five = '(?:5|five)';
const first = '(?:first|1st|opening|one|1|a)';

export const ofPeriods: Forms = [
  [/^first halves$/i, 'first half'],
  [/^(?:at|by|before|come) (?:the )?(?:half(?: ?-?time)?|break|interval)$/i, 'first half'],
  [/^(?:at |by )?(?:the )?half ?-?way(?: (?:through|point|mark|stage))?$/i, 'first half'],
  [
    new RegExp(`^${after}(?:first )?${five} innings?$|^(?:after|through) (?:the )?(?:first )?${five}$`, 'i'),
    'first 5 innings',
  ],
  [/^(?:at|by|after) (?:the )?first intermission$/i, 'first period'],
  // After two quarters, the score is that of the half.
  [/^(?:after|at the end of) (?:two|2|the (?:second|2nd)) quarters?$/i, 'first half'],
  [new RegExp(`^${after}${first} quarter$|^quarter (?:one|1)$|^(?:1st|first) q$`, 'i'), 'first quarter'],
  [new RegExp(`^${after}${first} period$|^period (?:one|1)$`, 'i'), 'first period'],
  [new RegExp(`^${after}${first} inning$|^inning (?:one|1)$`, 'i'), 'first inning'],
  [/^(?:period|p) (?:two|2)$/i, 'second period'],
  [/^(?:period|p) (?:three|3)$/i, 'third period'],
  [/^quarter (?:two|2)$/i, 'second quarter'],
  [/^quarter (?:three|3)$/i, 'third quarter'],
  [/^quarter (?:four|4)$/i, 'fourth quarter'],
  [/^half (?:one|1)$/i, 'first half'],
  [/^half (?:two|2)$/i, 'second half'],
];
