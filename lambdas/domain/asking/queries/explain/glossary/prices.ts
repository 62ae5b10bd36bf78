/** Prices, margins and what a bet is worth. */
import type { Term } from './term.ts';

export const prices = {
  american_odds: {
    term: 'American odds',
    said: 'american odds|odds|-110|+150|+100|plus odds|minus odds|plus money|the plus and minus|plus and minus|the plus|the minus|positive odds|negative odds|betting odds',
    meaning:
      'A plus is what $100 wins; a minus is what it takes to win $100. Decimal odds are what $1 pays back, stake included.',
    example: '+150 wins $150 on $100. -110 takes $110 to win $100, which is 1.91 in decimal odds.',
  },
  implied_probability: {
    term: 'Implied probability',
    said: 'implied probability|implied odds|implied chance|implied win probability',
    meaning:
      'The chance at which a price breaks even: 1 divided by the decimal odds. It includes the book’s margin.',
    example: '-150 implies 60%.',
  },
  vig: {
    term: 'Vig (juice, margin) and hold',
    said: 'vig|vigorish|juice|the hold|hold|margin|overround|rake|the juice',
    meaning:
      'What the book keeps. The vig, or juice, is the fee within a price: the implied chances of all sides add up to more than 100%, and the excess is the vig. The hold is the share of all the money bet that the book keeps from it.',
    example:
      '-110 on both sides adds up to 104.8%, a vig of 4.8%: of $220 bet the book keeps $10, a hold of 4.5%.',
  },
  juiced: {
    term: 'Juiced to one side',
    said: 'juiced|juiced to the over|juiced to the under|juiced up|heavily juiced|juiced line|juiced over|juiced under|juiced number|shaded|shaded line|shaded to the over|shaded to the under',
    meaning:
      'One side of a line costs more than the other, although the number is the same. Juiced, or shaded, to the over means that the over has the dearer price: by the market it is likelier, but not by enough to move the number.',
    example:
      'Over 6.5 at -130 and under 6.5 at +110 is juiced to the over: the over must win 56.5% to break even.',
  },
  no_vig: {
    term: 'No-vig price',
    said: 'no vig|no-vig|no vig price|no vig odds|devig|devigging|fair odds|fair price|true odds|no-vig odds|de-vig|no vig line|fair line|market chance|no-vig price|no-vig probability',
    meaning:
      'The price with the book’s margin taken out, and the chance that it implies. The chances we show are the market’s without the vig.',
  },
  break_even: {
    term: 'Break-even',
    said: 'break even|breakeven|break-even|break even percentage|break even rate',
    meaning: 'How often a bet at a price must win so that it neither gains nor loses. At -110 that is 52.4%.',
  },
  expected_value: {
    term: 'Expected value (EV)',
    said: 'ev|+ev|expected value|-ev|positive ev|plus ev|ev bet|ev betting|+ev betting|positive expected value|edge|an edge',
    meaning:
      'What a bet gains or loses on average: chance × decimal odds − 1. By the market’s own chance it is below zero for nearly every price, by about the vig.',
  },
  kelly: {
    term: 'Kelly criterion',
    said: 'kelly|kelly criterion|kelly formula|kelly betting|half kelly|fractional kelly|quarter kelly|kelly stake',
    meaning:
      'A rule for how much to bet: the more a bet pays on average, the larger the share of the bankroll, and nothing where it loses on average. Full Kelly would grow a bankroll fastest if your chance is exactly right: edge ÷ (decimal odds − 1). Half Kelly bets half of that and a quarter a quarter: both grow more slowly and swing far less, which is safer because a chance is never exact.',
    example:
      'You think that a bet at +100 wins 55% of the time: the edge is 10%, so full Kelly is 10% of the bankroll, $100 of $1,000, and half Kelly is $50.',
  },
  clv: {
    term: 'Closing-line value (CLV)',
    said: 'clv|closing line value|closing line|closing price|beating the closing line|beat the closing line|beating the close|closing-line value|the close',
    meaning:
      'Whether the price you took was better than the last one before the start. Over many bets it says more about skill than wins and losses do.',
    example: 'You took +120 and it closed at +105: you beat the close.',
  },
  line_movement: {
    term: 'Line movement',
    said: 'line movement|line move|reverse line movement|rlm|line moves|moving line|opening line|opener|open line',
    meaning:
      'How a price or a number changes between the opening and the start. Reverse line movement is a move against the side that most bettors took: mostly larger bets from bettors whom the book respects are on the other side, or the book expects news. We have no data on who bet what, and the price after the move contains it already.',
    example:
      'Most bets are on the favorite at -7, and the line goes to -6.5: the move is toward the underdog.',
  },
  steam: {
    term: 'Steam',
    said: 'steam|steam move|steam moves|steaming|steam chasing|steamed',
    meaning:
      'A fast move at many books at once, after large bets. By the time it is visible, the good price is usually gone.',
  },
  sharp: {
    term: 'Sharp and square',
    said: 'sharp|sharps|square|squares|sharp money|public money|sharp bettor|sharp action|public betting|the public|wiseguy|wise guys',
    meaning:
      'A sharp bets for a living or moves the price; a square bets for fun. We have no data on who bet what.',
  },
  key_numbers: {
    term: 'Key numbers',
    said: 'key numbers|key number|buying the hook|buying off the 3|key number in football|3 and 7|three and seven',
    meaning:
      'Margins by which games often end: 3 and 7 in football, because a field goal is 3 points and a touchdown with its extra point 7; then 6 and 10. Half a point on or off one of them is worth more than elsewhere: -2.5 wins where -3 is a push and -3.5 loses.',
  },
  hook: {
    term: 'Hook',
    said: 'hook|the hook|hooks|the hooks|getting the hook|hooked|by the hook|half point|half a point',
    meaning: 'The half point of a line. It decides where a whole number would be a push.',
    example: '-3.5 loses by the hook if the favorite wins by 3.',
  },
  buying_points: {
    term: 'Buying points',
    said: 'buying points|buy points|buying a point|buy a point|buying half a point|buying a half point|buy half a point|buy the hook|buying down|buying up',
    meaning:
      'Moving a spread or a total in your favor for a worse price. Whether it pays depends on how often games end on the number.',
  },
  favorite: {
    term: 'Favorite and underdog',
    said: 'favorite|favorites|underdog|underdogs|chalk|the chalk|chalky|dogs|the dog|favourite',
    meaning:
      'The favorite, or chalk, is the side the market thinks likelier; the underdog, or dog, is the other one.',
  },
  pickem: {
    term: 'Pick’em',
    said: 'pick em|pickem|pick-em|pk|pick em game',
    meaning: 'A game without a favorite: a spread of 0, with both sides at about the same price.',
  },
  value: {
    term: 'Value',
    said: 'value|value bet|value bets|value betting',
    meaning:
      'A price longer than the fair one. By the market’s own chance it is rare, and mostly exists at a single book.',
  },
  limit: {
    term: 'Limits',
    said: 'limited|getting limited|bet limits|betting limits|max bet|gubbed',
    meaning:
      'The most that a book lets you stake. Books cut the limit of accounts that win or take the best prices.',
  },
  handle: {
    term: 'Handle',
    said: 'handle|betting handle|tickets vs handle|bets vs money|splits|betting splits',
    meaning:
      'The total amount bet. Splits compare the share of bets with the share of money; we have neither.',
  },
  correlation: {
    term: 'Correlated legs',
    said: 'correlated|correlation|correlated parlay|correlated parlays|correlated legs',
    meaning:
      'Legs that make each other likelier, such as a quarterback’s yards and his receiver’s. Books price them together or refuse them.',
  },
  different_prices: {
    term: 'Different prices at different books',
    said: 'odds different|price different from my book|different odds|odds differ|different prices|prices different|prices differ|lines different|different lines|lines differ|not the same odds|odds not the same|different number at every book|odds vary',
    meaning:
      'Each book sets its own price: its own opinion, its own customers and its own margin. A price here is that of the book it names, with its age: we read prices every 10 minutes until the start, so that book can have moved since. What your book shows when you bet is what counts, and the best price for the same bet is worth looking for.',
  },
  three_way: {
    term: 'Three-way and two-way',
    said: '3 way|three way|1x2|1 x 2|three way moneyline|three way line|3-way moneyline|regulation time line|60-minute line|3-way|three-way|2 way|two way|2-way|two-way|3 way line|3 way moneyline|60 minute line|60 min line|regulation line|regulation only|regulation moneyline',
    meaning:
      'A three-way price has the draw as a side of its own and counts regulation only, so each side pays more: home, draw and away after 60 minutes in hockey (the 60-minute line), or 90 minutes and stoppage time in soccer. A draw loses a bet on either team. A two-way price has no draw: overtime decides, or a draw returns the stake (draw no bet). Double chance wins with the draw too.',
  },
  asian_handicap: {
    term: 'Asian handicap and quarter lines',
    said: 'asian handicap|asian handicaps|asian line|quarter line|quarter ball|asian total|quarter goal|split line|split handicap|-0.75|-0.25|+0.75|+0.25|-1.25|+1.25',
    meaning:
      'A line in quarters is two bets of half the stake, on the lines next to it: -0.25 is half on 0 and half on -0.5, +0.25 half on 0 and half on +0.5, -0.75 half on -0.5 and half on -1. With -0.25 a draw returns the first half and loses the second, with +0.25 it returns the first and wins the second; with -0.75 a win by one goal wins the first and pushes the second.',
  },
} as const satisfies Readonly<Record<string, Term>>;
