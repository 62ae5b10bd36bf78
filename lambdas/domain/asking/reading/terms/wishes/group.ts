/** The conference or division of the teams: "NFC East", "western conference". */
import { add, type Rule } from '../../draft.ts';
import { groups } from '../../names/groups.ts';

const only = '(?: (?:teams?|clubs?|games?|matchups?))?(?: only)?';
/** Words for groups that only one sport has. */
const own: readonly (readonly [words: string, name: string])[] = [
  ['al|american league', 'American League'],
  ['nl|national league', 'National League'],
  ['canadian(?= (?:teams?|clubs?|squads?|sides?)\\b)', 'Canadian'],
  ['metro(?:politan)?(?: division)?', 'Metropolitan Division'],
  [
    '(?:in )?west[ -]?coast(?: (?:ball|action|slate|hockey|hoops|baseball|basketball|football|stuff|late nights?))?(?! (?:teams?|clubs?|squads?)\\b)',
    'West Coast',
  ],
];
const ends: readonly (readonly [words: string, name: string])[] = [
  ['east(?:ern)?(?: conf(?:erence)?| teams?)', 'Eastern Conference'],
  ['west(?:ern)?(?: conf(?:erence)?| teams?)', 'Western Conference'],
];

/** Longest names first, so that "NFC East" is not the conference. */
const patterns = [
  ...groups
    .filter(({ name }) => / (?:East|West|North|South|Central)$/.test(name))
    .map(({ name }) => [name.toLowerCase(), name] as const),
  ...groups
    .filter(({ name }) => / Division$/.test(name))
    .map(({ name }) => [name.toLowerCase(), name] as const),
  ['afc', 'AFC'] as const,
  ['nfc', 'NFC'] as const,
  ...own,
  ...ends,
].map(([words, name]) => [new RegExp(`\\b(?:the )?(?:${words})${only}(?![a-z])`, 'g'), name] as const);

/** A title of the group is no bet on one game. */
const title = /^ (?:championship|title|winner|champs?|champion|odds|crown|standings|table)\b/;

/** Runs after sports: a name that several sports have is of those that are named, of the one that is selected, or of all of them. */
export const readGroup: Rule = ({ text, reading, selectedSport }) => {
  for (const [pattern, name] of patterns) {
    text.consume(pattern, ({ index, 0: words }) => {
      if (reading.group !== null || title.test(text.lower.slice(index + words.length))) return false;
      const having = groups.filter((each) => each.name === name).map(({ sport }) => sport);
      const isNamed = reading.sports.length > 0;
      if (isNamed && !reading.sports.every((sport) => having.includes(sport))) return false;
      const isSelected = having.some((sport) => sport === selectedSport);
      reading.group = name;
      if (!isNamed) add(reading.sports, ...(isSelected && selectedSport ? [selectedSport] : having));
      return undefined;
    });
  }
};
