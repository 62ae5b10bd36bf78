/** Translates questions in French, word by word, into the English that the rules read. */

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bce soir\b/g, 'tonight'],
  [/\bapres[ -]demain\b/g, 'in 2 days'],
  [/\bcette semaine\b/g, 'this week'],
  [/\b(?:ce|cette|la|en|la) fin de semaine\b/g, 'this weekend'],
  [/\bfin de semaine\b/g, 'weekend'],
  [/\b(\d{1,3}(?:[.,]\d)?) buts?\b/g, '$1 goals'],
  [/\b(?:plus|au-dessus) (?:de|que) (?=\d)/g, 'over '],
  [/\b(?:moins|en dessous|au-dessous) (?:de|que) (?=\d)/g, 'under '],
  [/\bau moins (?=\d|\+|-)/g, 'at least '],
  [/\b(?:pari|choix|mise|selection)s? (?:le |les )?(?:plus )surs?\b/g, 'safest bet'],
  [/\ble(?:s)? plus surs?\b/g, 'safest'],
  [/\b(?:pari|choix|mise)s? surs?\b/g, 'safe bet'],
  [/\b(combine|parlay|pari)s? surs?\b/g, 'safe $1'],
  [/\bpas (?:de|d)\b|\baucune?s?\b/g, 'no'],
  [/\bmeme match\b/g, 'same game'],
  [/\b(pari(?:er|ez|e)?s?|mise[rz]?|jouer?) contre\b/g, '$1 against'],
  [/\bqui (?:va gagner|gagne|gagnera)\b/g, 'who wins'],
  [/\bqui est blesse(?:e|s|es)?\b|\bqui sont les blesses\b/g, 'who is injured'],
  [/\bquels (?:sont les )?matchs?(?: y a-t-il)?\b/g, 'what games are on'],
  [/\bcomment (?:ca|cela) (?:marche|fonctionne)\b/g, 'how does this work'],
  [/\bpeu risque(?:e|s|es)?\b/g, 'low risk'],
  [/\bbonne valeur\b/g, 'value'],
  [/\b(?:a|de) domicile\b/g, 'at home'],
  [/\bl ?etranger\b/g, 'on the road'],
  [/\bcoup de de\b/g, 'long shot'],
];

/** Words that are rarely English. */
const frenchWords: Readonly<Record<string, string>> = {
  aujourdhui: 'today',
  avec: 'with',
  chez: 'for',
  dans: 'in',
  lcf: 'cfl',
  lnf: 'nfl',
  lnh: 'nhl',
  avril: 'april',
  blesse: 'injured',
  blesses: 'injured',
  blessures: 'injuries',
  butteur: 'scorer',
  buteur: 'scorer',
  combine: 'parlay',
  combines: 'parlays',
  contre: 'vs',
  cote: 'odds',
  cotes: 'odds',
  demain: 'tomorrow',
  dimanche: 'sunday',
  donne: 'give',
  donnez: 'give',
  equipe: 'team',
  equipes: 'teams',
  favoris: 'favorites',
  favori: 'favorite',
  fevrier: 'february',
  gagner: 'win',
  gagnant: 'moneyline',
  janvier: 'january',
  jeudi: 'thursday',
  joueur: 'player',
  joueurs: 'players',
  juillet: 'july',
  juin: 'june',
  lundi: 'monday',
  mardi: 'tuesday',
  matchs: 'games',
  meilleur: 'best',
  meilleure: 'best',
  meilleurs: 'best',
  mercredi: 'wednesday',
  neglige: 'underdog',
  negligee: 'underdog',
  negliges: 'underdogs',
  outsider: 'underdog',
  outsiders: 'underdogs',
  pari: 'bet',
  parier: 'bet',
  miser: 'bet',
  paris: 'bets',
  risque: 'risky',
  risques: 'risky',
  samedi: 'saturday',
  securitaire: 'safe',
  septembre: 'september',
  octobre: 'october',
  novembre: 'november',
  decembre: 'december',
  trois: 'three',
  deux: 'two',
  quatre: 'four',
  cinq: 'five',
  vendredi: 'friday',
  victoire: 'to win',
};

/** Short words that are also English words or parts of names. */
const inFrenchOnly: Readonly<Record<string, string>> = {
  au: 'at the',
  aux: 'at the',
  ce: 'this',
  ces: 'these',
  cette: 'this',
  de: 'of',
  des: 'of',
  du: 'of the',
  en: 'in',
  est: 'is',
  et: 'and',
  il: 'it',
  je: 'i',
  la: 'the',
  le: 'the',
  les: 'the',
  mai: 'may',
  mars: 'march',
  moi: 'me',
  mon: 'my',
  ou: 'or',
  par: 'by',
  pour: 'for',
  que: 'that',
  quel: 'which',
  quelle: 'which',
  quels: 'which',
  qui: 'who',
  sans: 'without',
  sont: 'are',
  sur: 'on',
  sure: 'safe',
  surs: 'safe',
  un: 'a',
  une: 'a',
  veux: 'want',
  jambes: 'legs',
  manches: 'legs',
  selections: 'legs',
  match: 'game',
};

const isFrench =
  /\b(?:aujourdhui|avec|blesses?|contre|demain|dimanche|donne[sz]?|equipes?|favoris?|gagner?|jeudi|joueurs?|lundi|mardi|meilleure?s?|mercredi|negligee?s?|pari|pour|quels?|quelles?|qui|samedi|sans|soir|vendredi|buts|(?:plus|moins) (?:de|que)|pas de|lnh|victoires?|cotes?|les|des|une|securitaires?)\b/;
/** Words that exist only in English: a name in an English text can look French. */
const isEnglish = /\b(?:the|and|for|with|give|best|tonight|what|which|who|is|are|bet|bets|safe)\b/;

/**
 * @param text cleaned by `Text`
 * @param plain removes accents and capitals without changing the length
 * @returns the text unchanged if it is not French
 */
export function inEnglish(text: string, plain: (text: string) => string): string {
  // "Combine", "cote" and "Paris" are English too, so nothing is replaced unless the text as a whole is French.
  const lower = plain(text);
  if (!isFrench.test(lower) || isEnglish.test(lower)) return text;
  let english = lower;
  for (const [pattern, by] of phrases) english = english.replace(pattern, by);
  const known = new Map([...Object.entries(frenchWords), ...Object.entries(inFrenchOnly)]);
  english = english.replace(/[a-z]+/g, (word) => known.get(word) ?? word);
  return english;
}
