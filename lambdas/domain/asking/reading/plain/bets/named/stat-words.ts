/** Statistics of players, as they are named in the wordings of this folder. */
export const statWord =
  '(?:(?:points|pts|rebounds|rebs|boards|assists|asts|dimes|threes|3s|steals|blocks|turnovers|shots(?: on goal)?|sogs|saves|goals|receptions|catches|carries|completions|touchdowns|tds|hits|total bases|strikeouts|home runs|rbis?|pra)|(?:passing|rushing|receiving|rush|rec|pass)(?:(?: and |/| ?\\+ ?)(?:receiving|rushing|rec))? (?:yards|yds|yardage|attempts|completions|touchdowns|tds)|three[- ]pointers|touchdown passes|yards|yds|yardage)';
/** The same in the singular, before "line" or "prop". */
export const oneStatWord = `(?:${statWord}|point|rebound|assist|three|steal|block|shot|save|goal|reception|catch|touchdown|hit|strikeout)`;
